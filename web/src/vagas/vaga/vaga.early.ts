import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAluno } from '../../sessao/guards.ts'
import { drawDescricao } from '../drawDescricao.ts'
import type { VagaPageQuery } from './__generated__/VagaPageQuery.graphql.ts'
import query from './__generated__/VagaPageQuery$parameters.ts'

export const vagaEarly: EarlyPage<VagaPageQuery> = {
  guard: requireAluno,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
  sketch: ({ vaga }) => (vaga ? [toTexts(vaga)] : []),
}

type Vaga = NonNullable<VagaPageQuery['rawResponse']['vaga']>

/** Without a description that the page moves down: what is above it then is not in the skeleton. */
function toTexts({ titulo, descricao, encerrada, minhaCandidatura }: Vaga) {
  const isFirst = !encerrada && minhaCandidatura?.etapa !== 'ENTREVISTA'
  return { titulo, descricao: isFirst ? drawDescricao(descricao) : null }
}
