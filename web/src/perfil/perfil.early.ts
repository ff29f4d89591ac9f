import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import { readSessao } from '../sessao/sessao.ts'
import type { PerfilPageQuery } from './__generated__/PerfilPageQuery.graphql.ts'
import query from './__generated__/PerfilPageQuery$parameters.ts'

export const perfilEarly: EarlyPage<PerfilPageQuery> = {
  guard: requireAluno,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? readSessao()?.codigo ?? '' }),
}
