import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { VagasPageQuery } from './__generated__/VagasPageQuery.graphql.ts'
import query from './__generated__/VagasPageQuery$parameters.ts'
import { toVariables } from './filtros/filtro.ts'

export const vagasEarly: EarlyPage<VagasPageQuery> = {
  guard: requireAluno,
  query,
  variables: ({ url }) => ({ ...toVariables(url.searchParams), frame: true }),
  sketch: ({ vagas }) => (vagas?.edges ?? []).map(({ node }) => node),
}
