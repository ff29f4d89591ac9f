import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { NotificacoesPageQuery } from './__generated__/NotificacoesPageQuery.graphql.ts'
import query from './__generated__/NotificacoesPageQuery$parameters.ts'
import { tiposDaUrl } from './filtros.ts'

export const notificacoesRoute = pageRoute<NotificacoesPageQuery>({
  path: paths.notificacoes(),
  guard: requireAluno,
  page: () => import('./NotificacoesPage.tsx').then(module => module.NotificacoesPage),
  query,
  freshness: 'notificacoes',
  variables: ({ url }) => ({ tipos: tiposDaUrl('ESTUDANTE', url.searchParams) }),
})
