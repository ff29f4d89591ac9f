import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireSessao } from '../sessao/guards.ts'
import type { ContaPageQuery } from './__generated__/ContaPageQuery.graphql.ts'
import query from './__generated__/ContaPageQuery$parameters.ts'

export const contaEarly: EarlyPage<ContaPageQuery> = { guard: requireSessao, query }
