import { useMemo } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Tone } from '../ui/tones.ts'
import { tipos } from '../tags/tipos.ts'
import type {
  StatusDaVaga,
  useMinhasVagas_edges$data,
  useMinhasVagas_edges$key,
} from './__generated__/useMinhasVagas_edges.graphql.ts'
import type { MinhasVagasPaginationQuery } from './__generated__/MinhasVagasPaginationQuery.graphql.ts'
import type { useMinhasVagas_viewer$key } from './__generated__/useMinhasVagas_viewer.graphql.ts'

/** One vaga of the professor's list. Null fields are not known to the upstream. */
export type VagaRow = {
  /** Global id. */
  id: string
  codigo: string
  titulo: string
  /** Null for a draft without one. */
  tipo: { nome: string; tone: Tone } | null
  status: StatusDaVaga | null
  /** A draft that waits for its first look. */
  aguarda: boolean
  candidatos: number
  /** Of these, whom nobody has moved from the first etapa; 0 on an upstream without etapas. */
  novos: number
  prazo: string | null
  criadaEm: string | null
  /** The viewer is a co-manager: another professor published it. */
  compartilhada: boolean
}

/** The gateway's maximum. */
const visible = 100

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

/** The loaded part of the list. */
export type LoadedVagas = {
  vagas: readonly VagaRow[]
  hasNext: boolean
  isLoadingNext: boolean
  /** Loads the next page. Calls back with null, or with the error. */
  onMais: (onComplete: (error: Error | null) => void) => void
}

/** The professor's vagas, newest first. Returns the same objects until one of them changes. */
export function useMinhasVagas(viewerRef: useMinhasVagas_viewer$key): LoadedVagas {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MinhasVagasPaginationQuery,
    useMinhasVagas_viewer$key
  >(fragment, viewerRef)
  const edges = useFragment<useMinhasVagas_edges$key>(
    graphql`
      fragment useMinhasVagas_edges on VagaEdge @relay(plural: true) @throwOnFieldError {
        node {
          id
          codigo
          titulo
          tipo
          nomeDoTipo
          status
          criadaEm
          meuPapel
          totalDeCandidatos
          candidatosNovos
          prazo
          primeiraRevisao {
            aguarda
          }
        }
      }
    `,
    data.minhasVagas.edges,
  )
  const rows = useMemo(() => edges.map(toVagaRow), [edges])
  return { vagas: rows, hasNext, isLoadingNext, onMais: onComplete => loadNext(visible, { onComplete }) }
}

function toVagaRow({ node }: useMinhasVagas_edges$data[number]): VagaRow {
  const {
    id,
    codigo,
    titulo,
    tipo,
    nomeDoTipo,
    status,
    criadaEm,
    meuPapel,
    totalDeCandidatos,
    candidatosNovos,
    prazo,
    primeiraRevisao,
  } = node
  return {
    id,
    codigo,
    titulo: titulo ?? 'Título não especificado',
    tipo:
      status === 'RASCUNHO' && nomeDoTipo === null
        ? null
        : { nome: nomeDoTipo ?? tipos[tipo].nome, tone: tipos[tipo].tone },
    status,
    aguarda: primeiraRevisao?.aguarda ?? false,
    candidatos: totalDeCandidatos,
    novos: candidatosNovos ?? 0,
    prazo,
    criadaEm,
    compartilhada: meuPapel === 'GESTOR',
  }
}
