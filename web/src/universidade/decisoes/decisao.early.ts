import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireSessao } from '../../sessao/guards.ts'
import type { DecisaoPageQuery } from './__generated__/DecisaoPageQuery.graphql.ts'
import query from './__generated__/DecisaoPageQuery$parameters.ts'

export const decisaoEarly: EarlyPage<DecisaoPageQuery> = {
  guard: requireSessao,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
}
