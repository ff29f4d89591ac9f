import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireProfessor } from '../sessao/guards.ts'
import { readSessao } from '../sessao/sessao.ts'
import type { PerfilDoProfessorPageQuery } from './__generated__/PerfilDoProfessorPageQuery.graphql.ts'
import query from './__generated__/PerfilDoProfessorPageQuery$parameters.ts'

export const perfilDoProfessorEarly: EarlyPage<PerfilDoProfessorPageQuery> = {
  guard: requireProfessor,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? readSessao()?.codigo ?? '', proprio: !params['codigo'] }),
}
