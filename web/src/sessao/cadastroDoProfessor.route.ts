import { pageRoute } from '../relay/pageRoute.ts'
import type { CadastroDoProfessorPageQuery } from './__generated__/CadastroDoProfessorPageQuery.graphql.ts'
import query from './__generated__/CadastroDoProfessorPageQuery$parameters.ts'
import { soVisitante } from './guards.ts'

export const cadastroDoProfessorRoute = pageRoute<CadastroDoProfessorPageQuery>({
  path: '/professor/register',
  guard: soVisitante,
  query,
  freshness: 'referencia',
  failure: { title: 'Erro ao carregar departamentos' },
  page: () => import('./CadastroDoProfessorPage.tsx').then(module => module.CadastroDoProfessorPage),
})
