import { graphql, readInlineData } from 'react-relay'
import type { secao_candidatura$key } from './__generated__/secao_candidatura.graphql.ts'
import { isConcluida } from './candidatura/etapaDoAluno.ts'

/** Where the list shows a candidatura. */
export type Secao = 'precisa' | 'andamento' | 'concluida'

const fragment = graphql`
  fragment secao_candidatura on Candidatura @inline {
    etapa
    podeEscolherHorario
    respostasFaltando
    vagaOriginal {
      __typename
    }
    vaga {
      status
    }
  }
`

/**
 * The student is needed for an interview without a time, for answers that are missing, and to read what changed in a vaga,
 * until it is over.
 */
export function secaoDe(ref: secao_candidatura$key): Secao {
  const { etapa, podeEscolherHorario, respostasFaltando, vagaOriginal, vaga } = readInlineData(fragment, ref)
  if (!vaga || vaga.status === 'FINALIZADA' || isConcluida(etapa)) return 'concluida'
  return podeEscolherHorario || respostasFaltando || vagaOriginal ? 'precisa' : 'andamento'
}
