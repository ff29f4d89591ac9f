import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAluno } from '../../sessao/guards.ts'
import { drawDescricao } from '../drawDescricao.ts'
import type { VagaPageQuery } from './__generated__/VagaPageQuery.graphql.ts'
import query from './__generated__/VagaPageQuery$parameters.ts'
import { isCandidaturaPrimeiro, isFechada } from './situacao.ts'

export const vagaEarly: EarlyPage<VagaPageQuery> = {
  guard: requireAluno,
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
  sketch: ({ vaga }) => (vaga ? [toTexts(vaga)] : []),
}

type Vaga = NonNullable<VagaPageQuery['rawResponse']['vaga']>

/** Without a description below the candidatura, which is not in the skeleton and would move it. */
function toTexts({ titulo, descricao, encerrada, status, minhaCandidatura }: Vaga) {
  const etapa = minhaCandidatura?.etapa
  return {
    titulo,
    // The page says why, which would make the script longer.
    fechada: isFechada({ encerrada, status, etapa }) ? 'Esta oportunidade não recebe mais candidaturas.' : null,
    descricao: isCandidaturaPrimeiro(etapa) ? null : drawDescricao(descricao),
  }
}
