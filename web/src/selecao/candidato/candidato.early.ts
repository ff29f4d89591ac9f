import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireProfessor } from '../../sessao/guards.ts'
import type { CandidatoPageQuery } from './__generated__/CandidatoPageQuery.graphql.ts'
import query from './__generated__/CandidatoPageQuery$parameters.ts'

export const candidatoEarly: EarlyPage<CandidatoPageQuery> = {
  guard: requireProfessor,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '', candidatura: params['candidatura'] ?? '' }),
}
