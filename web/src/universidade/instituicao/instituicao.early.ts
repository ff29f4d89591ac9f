import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { InstituicaoPageQuery } from './__generated__/InstituicaoPageQuery.graphql.ts'
import query from './__generated__/InstituicaoPageQuery$parameters.ts'

export const instituicaoEarly: EarlyPage<InstituicaoPageQuery> = { guard: requireAdministrador, query }
