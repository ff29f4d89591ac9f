import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Tone } from '../ui/tones.ts'
import { tipos } from '../vagas/tipos.ts'
import type {
  StatusDaVaga,
  useMinhasVagas_edges$data,
  useMinhasVagas_edges$key,
} from './__generated__/useMinhasVagas_edges.graphql.ts'
import type { useMinhasVagas_viewer$key } from './__generated__/useMinhasVagas_viewer.graphql.ts'

/** One vaga as the professor's list shows, filters and sorts it; null is what the upstream does not tell. */
export type Linha = {
  codigo: string
  titulo: string
  tipo: { nome: string; tone: Tone }
  status: StatusDaVaga | null
  candidatos: number
  criadaEm: string | null
}

/** The professor's vagas, newest first; the same objects until something of them changes. */
export function useMinhasVagas(viewerRef: useMinhasVagas_viewer$key): Linha[] {
  const { minhasVagas } = useFragment(
    graphql`
      fragment useMinhasVagas_viewer on Viewer @throwOnFieldError {
        minhasVagas(first: 1000) @connection(key: "useMinhasVagas_minhasVagas") {
          edges {
            ...useMinhasVagas_edges
          }
        }
      }
    `,
    viewerRef,
  )
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
        }
      }
    `,
    minhasVagas.edges,
  )
  return useMemo(() => edges.map(toLinha), [edges])
}

function toLinha({ node, totalDeCandidatos }: useMinhasVagas_edges$data[number]): Linha {
  const { codigo, titulo, tipo, nomeDoTipo, status, criadaEm } = node
  return {
    codigo,
    titulo: titulo ?? 'Título não especificado',
    tipo: { nome: nomeDoTipo ?? tipos[tipo].nome, tone: tipos[tipo].tone },
    status,
    candidatos: totalDeCandidatos,
    criadaEm,
  }
}
