import type { EarlyPage } from '../../relay/pageRoute.ts'
import type { CadastroDoProfessorPageQuery } from './__generated__/CadastroDoProfessorPageQuery.graphql.ts'
import query from './__generated__/CadastroDoProfessorPageQuery$parameters.ts'
import { requireVisitor } from '../guards.ts'

export const cadastroDoProfessorEarly: EarlyPage<CadastroDoProfessorPageQuery> = { guard: requireVisitor, query }
