import { pageRoute } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { RedePageQuery } from './__generated__/RedePageQuery.graphql.ts'
import query from './__generated__/RedePageQuery$parameters.ts'
import { readBusca } from './urlState.ts'

export const redeRoute = pageRoute<RedePageQuery>({
  path: '/network',
  guard: requireAluno,
  page: () => import('./RedePage.tsx').then(module => module.RedePage),
  query,
  freshness: 'rede',
  variables: ({ url }) => ({ busca: readBusca(url.searchParams) }),
  // A change of the tab or of the number of pages needs no request.
  stays: (from, to) => readBusca(from.searchParams) === readBusca(to.searchParams),
  failure: { title: 'Erro ao carregar sua rede' },
})
