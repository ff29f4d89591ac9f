import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { RedePageQuery } from './__generated__/RedePageQuery.graphql.ts'
import query from './__generated__/RedePageQuery$parameters.ts'
import { readBusca } from './urlState.ts'

export const redeEarly: EarlyPage<RedePageQuery> = {
  guard: requireAluno,
  query,
  variables: ({ url }) => ({ busca: readBusca(url.searchParams) }),
}
