import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireModerador } from '../guards.ts'
import type { ModeracaoPageQuery } from './__generated__/ModeracaoPageQuery.graphql.ts'
import query from './__generated__/ModeracaoPageQuery$parameters.ts'
import { toVariables } from './endereco.ts'

export const moderacaoEarly: EarlyPage<ModeracaoPageQuery> = {
  guard: requireModerador,
  query,
  variables: ({ url }) => toVariables(url.searchParams),
}
