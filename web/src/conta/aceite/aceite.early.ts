import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireSessao } from '../../sessao/guards.ts'
import type { AceitePageQuery } from './__generated__/AceitePageQuery.graphql.ts'
import query from './__generated__/AceitePageQuery$parameters.ts'

export const aceiteEarly: EarlyPage<AceitePageQuery> = { guard: requireSessao, query }
