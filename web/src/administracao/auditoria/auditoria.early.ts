import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../../sessao/guards.ts'
import type { AuditoriaPageQuery } from './__generated__/AuditoriaPageQuery.graphql.ts'
import query from './__generated__/AuditoriaPageQuery$parameters.ts'
import { toVariables } from './auditoria.ts'

export const auditoriaEarly: EarlyPage<AuditoriaPageQuery> = {
  guard: requireAdministrador,
  query,
  variables: ({ url }) => toVariables(url.searchParams),
}
