import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireProfessor } from '../../sessao/guards.ts'
import type { MinhaVagaPageQuery } from './__generated__/MinhaVagaPageQuery.graphql.ts'
import query from './__generated__/MinhaVagaPageQuery$parameters.ts'

export const minhaVagaEarly: EarlyPage<MinhaVagaPageQuery> = {
  guard: requireProfessor,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
}
