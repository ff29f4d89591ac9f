import { pageRoute } from '../relay/pageRoute.ts'
import { readBusca } from './urlState.ts'
import { redeEarly } from './rede.early.ts'

export const redeRoute = pageRoute({
  path: '/network',
  ...redeEarly,
  page: () => import('./RedePage.tsx').then(module => module.RedePage),
  freshness: 'rede',
  topics: () => ['rede'],
  // A change of the tab or of the number of pages needs no request.
  stays: (from, to) => readBusca(from.searchParams) === readBusca(to.searchParams),
  failure: { title: 'Erro ao carregar sua rede' },
})
