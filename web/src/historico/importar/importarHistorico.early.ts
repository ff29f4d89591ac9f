import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAluno } from '../../sessao/guards.ts'
import type { ImportarHistoricoPageQuery } from './__generated__/ImportarHistoricoPageQuery.graphql.ts'
import query from './__generated__/ImportarHistoricoPageQuery$parameters.ts'

export const importarHistoricoEarly: EarlyPage<ImportarHistoricoPageQuery> = { guard: requireAluno, query }
