import { pageRoute } from '../../relay/pageRoute.ts'
import { cadastroDoProfessorEarly } from './cadastroDoProfessor.early.ts'

export const cadastroDoProfessorRoute = pageRoute({
  path: '/professor/register',
  ...cadastroDoProfessorEarly,
  freshness: 'referencia',
  failure: { title: 'Erro ao carregar departamentos' },
  page: () => import('./CadastroDoProfessorPage.tsx').then(module => module.CadastroDoProfessorPage),
})
