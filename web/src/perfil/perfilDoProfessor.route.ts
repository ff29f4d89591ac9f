import { pageRoute } from '../relay/pageRoute.ts'
import { perfilDoProfessorEarly } from './perfilDoProfessor.early.ts'

export const perfilDoProfessorRoute = pageRoute({
  path: '/professor/profile/:codigo?',
  ...perfilDoProfessorEarly,
  page: () => import('./PerfilDoProfessorPage.tsx').then(module => module.PerfilDoProfessorPage),
  freshness: 'perfil',
  topics: () => ['rede'],
  failure: { title: 'Erro ao carregar perfil' },
})
