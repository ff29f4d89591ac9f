import { useMemo } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime'
import type { Tone } from '../ui/tones.ts'
import { tipos } from '../vagas/tipos.ts'
import type {
  StatusDaVaga,
  useMinhasVagas_vagas$data,
  useMinhasVagas_vagas$key,
} from './__generated__/useMinhasVagas_vagas.graphql.ts'
import type { MinhasVagasPaginationQuery } from './__generated__/MinhasVagasPaginationQuery.graphql.ts'
import type { useMinhasVagas_viewer$key } from './__generated__/useMinhasVagas_viewer.graphql.ts'

/** One vaga as the professor's list shows, filters and sorts it; null is what the upstream does not tell. */
export type Linha = {
  codigo: string
  titulo: string
  tipo: { nome: string; tone: Tone }
  status: StatusDaVaga | null
  candidatos: number | null
  criadaEm: string | null
}

/** Where the store keeps the list, for the mutations that change it. */
export const getMinhasVagasConnectionID = () =>
  ConnectionHandler.getConnectionID(VIEWER_ID, 'useMinhasVagas_minhasVagas')

/** The most that the gateway gives at once. */
const janela = 100

const fragment = graphql`
  fragment useMinhasVagas_viewer on Viewer
  @throwOnFieldError
  @refetchable(queryName: "MinhasVagasPaginationQuery")
  @argumentDefinitions(quantas: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
    minhasVagas(first: $quantas, after: $cursor) @connection(key: "useMinhasVagas_minhasVagas") {
      edges {
        node {
          ...useMinhasVagas_vagas
        }
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
  const { minhasVagas } = data
  const vagas = useFragment<useMinhasVagas_vagas$key>(
    graphql`
      fragment useMinhasVagas_vagas on Vaga @relay(plural: true) @throwOnFieldError {
        codigo
        titulo
        tipo
        nomeDoTipo
        status
        totalDeCandidatos
        criadaEm
      }
    `,
    useMemo(() => minhasVagas.edges.map(({ node }) => node), [minhasVagas]),
  )
  const linhas = useMemo(() => vagas.map(toLinha), [vagas])
  return { vagas: linhas, hasNext, isLoadingNext, onMais: onComplete => loadNext(janela, { onComplete }) }
}

function toLinha(vaga: useMinhasVagas_vagas$data[number]): Linha {
  const { codigo, titulo, tipo, nomeDoTipo, status, totalDeCandidatos, criadaEm } = vaga
  return {
    codigo,
    titulo: titulo ?? 'Título não especificado',
    tipo: { nome: nomeDoTipo ?? tipos[tipo].nome, tone: tipos[tipo].tone },
    status,
    candidatos: totalDeCandidatos,
    criadaEm,
  }
}
