import { pageRoute } from '../../relay/pageRoute.ts'
import type { CadastroDoProfessorPageQuery } from './__generated__/CadastroDoProfessorPageQuery.graphql.ts'
import query from './__generated__/CadastroDoProfessorPageQuery$parameters.ts'
import { requireVisitor } from '../guards.ts'

export const cadastroDoProfessorRoute = pageRoute<CadastroDoProfessorPageQuery>({
  path: '/professor/register',
  guard: requireVisitor,
  query,
  freshness: 'referencia',
  failure: { title: 'Erro ao carregar departamentos' },
  page: () => import('./CadastroDoProfessorPage.tsx').then(module => module.CadastroDoProfessorPage),
})
