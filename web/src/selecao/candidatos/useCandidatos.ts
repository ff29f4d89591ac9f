import { useMemo } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import type { useCandidatos_avaliacao$key } from './__generated__/useCandidatos_avaliacao.graphql.ts'
import type { useCandidatos_candidatura$key } from './__generated__/useCandidatos_candidatura.graphql.ts'
import type { useCandidatos_edges$data, useCandidatos_edges$key } from './__generated__/useCandidatos_edges.graphql.ts'
import type { Avaliacao, Candidato } from './candidatos.ts'

/** Reads candidates as plain rows. */
export function useCandidatos(edgesRef: useCandidatos_edges$key): readonly Candidato[] {
  const edges = useFragment(
    graphql`
      fragment useCandidatos_edges on CandidatoEdge @relay(plural: true) @throwOnFieldError {
        email
        curso
        periodoInicio
        candidato {
          id
          codigo
          nome
          avatar
        }
        node {
          id
          codigo
          criadaEm
          cartaDeMotivacao
          ...useCandidatos_candidatura
          avaliacao {
            ...useCandidatos_avaliacao
          }
        }
      }
    `,
    edgesRef,
  )
  return useMemo(() => toCandidatos(edges), [edges])
}

/** The fields that a move changes. */
function toEstado(candidaturaRef: useCandidatos_candidatura$key): Pick<Candidato, 'etapa' | 'retida' | 'versao'> {
  const { etapa, retida, versao } = readInlineData(
    graphql`
      fragment useCandidatos_candidatura on Candidatura @inline {
        etapa
        retida
        versao
      }
    `,
    candidaturaRef,
  )
  return { etapa, retida, versao }
}

/** The fields that a change of the avaliacao updates. */
function toAvaliacao(avaliacaoRef: useCandidatos_avaliacao$key): Avaliacao {
  const { nota, etiquetas, totalDeAnotacoes } = readInlineData(
    graphql`
      fragment useCandidatos_avaliacao on Avaliacao @inline {
        nota
        etiquetas
        totalDeAnotacoes
      }
    `,
    avaliacaoRef,
  )
  return { nota, etiquetas, totalDeAnotacoes }
}

type Edge = useCandidatos_edges$data[number]

/** Cached by edge, so that a change re-renders only its candidate. */
const rows = new WeakMap<Edge, Candidato>()

const toCandidatos = (edges: useCandidatos_edges$data): readonly Candidato[] =>
  edges.map(edge => {
    const row = rows.get(edge) ?? toCandidato(edge)
    rows.set(edge, row)
    return row
  })

const toCandidato = ({ email, curso, periodoInicio, candidato, node }: Edge): Candidato => ({
  id: node.id,
  codigoDaCandidatura: node.codigo,
  pessoa: candidato?.id ?? null,
  codigo: candidato?.codigo ?? null,
  nome: candidato?.nome ?? null,
  email,
  curso,
  avatar: candidato?.avatar ?? null,
  periodoInicio: periodoInicio ?? null,
  criadaEm: node.criadaEm,
  carta: node.cartaDeMotivacao,
  ...toEstado(node),
  avaliacao: node.avaliacao && toAvaliacao(node.avaliacao),
})
