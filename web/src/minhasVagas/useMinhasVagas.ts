import { useMemo } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Tone } from '../ui/tones.ts'
import { tipos } from '../vagas/tipos.ts'
import type {
  StatusDaVaga,
  useMinhasVagas_edges$data,
  useMinhasVagas_edges$key,
} from './__generated__/useMinhasVagas_edges.graphql.ts'
import type { MinhasVagasPaginationQuery } from './__generated__/MinhasVagasPaginationQuery.graphql.ts'
import type { useMinhasVagas_viewer$key } from './__generated__/useMinhasVagas_viewer.graphql.ts'

/** One vaga as the professor's list shows, filters and sorts it; null is what the upstream does not tell. */
export type Linha = {
  codigo: string
  titulo: string
  tipo: { nome: string; tone: Tone }
  status: StatusDaVaga | null
  candidatos: number
  criadaEm: string | null
  /** Published by somebody else, who invited the reader to manage it. */
  compartilhada: boolean
}

/** The most that the gateway gives at once. */
const janela = 100

const fragment = graphql`
  fragment useMinhasVagas_viewer on Viewer
  @throwOnFieldError
  @refetchable(queryName: "MinhasVagasPaginationQuery")
  @argumentDefinitions(quantas: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
    minhasVagas(first: $quantas, after: $cursor) @connection(key: "useMinhasVagas_minhasVagas") {
      edges {
        ...useMinhasVagas_edges
      }
    }
  }
`

/** What is loaded of a list, and the way to the rest. */
export type Carregadas = {
  vagas: readonly Linha[]
  hasNext: boolean
  isLoadingNext: boolean
  /** Requests the next window, and calls back with null once it is there, or with what went wrong. */
  onMais: (onComplete: (error: Error | null) => void) => void
}

/** The professor's vagas, newest first; the same objects until something of them changes. */
export function useMinhasVagas(viewerRef: useMinhasVagas_viewer$key): Carregadas {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MinhasVagasPaginationQuery,
    useMinhasVagas_viewer$key
  >(fragment, viewerRef)
  const edges = useFragment<useMinhasVagas_edges$key>(
    graphql`
      fragment useMinhasVagas_edges on MinhaVagaEdge @relay(plural: true) @throwOnFieldError {
        totalDeCandidatos
        node {
          codigo
          titulo
          tipo
          nomeDoTipo
          status
          criadaEm
          meuPapel
        }
      }
    `,
    data.minhasVagas.edges,
  )
  const linhas = useMemo(() => edges.map(toLinha), [edges])
  return { vagas: linhas, hasNext, isLoadingNext, onMais: onComplete => loadNext(janela, { onComplete }) }
}

function toLinha({ node, totalDeCandidatos }: useMinhasVagas_edges$data[number]): Linha {
  const { codigo, titulo, tipo, nomeDoTipo, status, criadaEm, meuPapel } = node
  return {
    codigo,
    titulo: titulo ?? 'Título não especificado',
    tipo: { nome: nomeDoTipo ?? tipos[tipo].nome, tone: tipos[tipo].tone },
    status,
    candidatos: totalDeCandidatos,
    criadaEm,
    compartilhada: meuPapel === 'GESTOR',
  }
}
