import { graphql, readInlineData } from 'react-relay'
import type { secao_candidatura$key } from './__generated__/secao_candidatura.graphql.ts'
import { isConcluida } from './candidatura/etapaDoAluno.ts'

/** Where the list shows a candidatura. */
export type Secao = 'precisa' | 'andamento' | 'concluida'

const fragment = graphql`
  fragment secao_candidatura on Candidatura @inline {
    etapa
    podeEscolherHorario
    vagaOriginal {
      __typename
    }
    vaga {
      status
    }
  }
`

/** The student is needed for an interview without a time, and to read what changed in a vaga, until it is over. */
export function secaoDe(ref: secao_candidatura$key): Secao {
  const { etapa, podeEscolherHorario, vagaOriginal, vaga } = readInlineData(fragment, ref)
  if (!vaga || vaga.status === 'FINALIZADA' || isConcluida(etapa)) return 'concluida'
  return podeEscolherHorario || vagaOriginal ? 'precisa' : 'andamento'
}
