import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { requireProfessor } from '../sessao/guards.ts'
import type { NotificacoesPageQuery } from './__generated__/NotificacoesPageQuery.graphql.ts'
import query from './__generated__/NotificacoesPageQuery$parameters.ts'
import { tiposDaUrl } from './filtros.ts'

export const notificacoesDoProfessorRoute = pageRoute<NotificacoesPageQuery>({
  path: paths.professor.notificacoes(),
  guard: requireProfessor,
  page: () => import('./NotificacoesPage.tsx').then(module => module.NotificacoesPage),
  query,
  freshness: 'notificacoes',
  variables: ({ url }) => ({ tipos: tiposDaUrl('PROFESSOR', url.searchParams) }),
})
