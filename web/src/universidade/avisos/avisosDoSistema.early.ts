import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { AvisosDoSistemaPageQuery } from './__generated__/AvisosDoSistemaPageQuery.graphql.ts'
import query from './__generated__/AvisosDoSistemaPageQuery$parameters.ts'

export const avisosDoSistemaEarly: EarlyPage<AvisosDoSistemaPageQuery> = { guard: requireAdministrador, query }
