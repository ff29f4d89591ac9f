import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { NumerosPageQuery } from './__generated__/NumerosPageQuery.graphql.ts'
import query from './__generated__/NumerosPageQuery$parameters.ts'
import { toVariables } from './endereco.ts'

export const numerosEarly: EarlyPage<NumerosPageQuery> = {
  guard: requireAdministrador,
  query,
  variables: ({ url }) => toVariables(url.searchParams),
}
