import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireModerador } from '../guards.ts'
import type { CasoPageQuery } from './__generated__/CasoPageQuery.graphql.ts'
import query from './__generated__/CasoPageQuery$parameters.ts'

export const casoEarly: EarlyPage<CasoPageQuery> = {
  guard: requireModerador,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
}
