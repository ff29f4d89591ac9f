import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireEncarregado } from '../guards.ts'
import type { AuditoriaPageQuery } from './__generated__/AuditoriaPageQuery.graphql.ts'
import query from './__generated__/AuditoriaPageQuery$parameters.ts'
import { toVariables } from './endereco.ts'

export const auditoriaEarly: EarlyPage<AuditoriaPageQuery> = {
  guard: requireEncarregado,
  query,
  variables: ({ url }) => toVariables(url.searchParams),
}
