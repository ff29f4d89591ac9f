import type { EarlyPage } from '../../relay/pageRoute.ts'
import type { CadastroPageQuery } from './__generated__/CadastroPageQuery.graphql.ts'
import query from './__generated__/CadastroPageQuery$parameters.ts'
import { requireVisitor } from '../guards.ts'

export const cadastroEarly: EarlyPage<CadastroPageQuery> = { guard: requireVisitor, query }
