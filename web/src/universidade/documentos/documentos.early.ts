import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { DocumentosPageQuery } from './__generated__/DocumentosPageQuery.graphql.ts'
import query from './__generated__/DocumentosPageQuery$parameters.ts'

export const documentosEarly: EarlyPage<DocumentosPageQuery> = { guard: requireAdministrador, query }
