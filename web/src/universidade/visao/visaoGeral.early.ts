import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { VisaoGeralPageQuery } from './__generated__/VisaoGeralPageQuery.graphql.ts'
import query from './__generated__/VisaoGeralPageQuery$parameters.ts'

export const visaoGeralEarly: EarlyPage<VisaoGeralPageQuery> = { guard: requireAdministrador, query }
