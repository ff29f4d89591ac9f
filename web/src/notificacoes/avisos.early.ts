import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireAluno, requireProfessor } from '../sessao/guards.ts'
import type { AvisosPageQuery } from './__generated__/AvisosPageQuery.graphql.ts'
import query from './__generated__/AvisosPageQuery$parameters.ts'

export const avisosEarly: EarlyPage<AvisosPageQuery> = { guard: requireAluno, query }
export const avisosDoProfessorEarly = { ...avisosEarly, guard: requireProfessor }
