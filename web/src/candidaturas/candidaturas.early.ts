import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { CandidaturasPageQuery } from './__generated__/CandidaturasPageQuery.graphql.ts'
import query from './__generated__/CandidaturasPageQuery$parameters.ts'

export const candidaturasEarly: EarlyPage<CandidaturasPageQuery> = { guard: requireAluno, query }
