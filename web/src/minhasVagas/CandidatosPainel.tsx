import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Stack } from '../ui/Stack.tsx'
import type {
  CandidatosPainel_edges$data,
  CandidatosPainel_edges$key,
} from './__generated__/CandidatosPainel_edges.graphql.ts'
import type { Candidato } from './candidatos.ts'
import { CandidatosBusca } from './CandidatosBusca.tsx'
import { MetricasDeCandidatos } from './MetricasDeCandidatos.tsx'

type Props = {
  edgesRef: CandidatosPainel_edges$key
  /** Title of the vaga. */
  titulo: string
}

/** The candidates in numbers, and one by one. */
export const CandidatosPainel = ({ edgesRef, titulo }: Props) => {
  const edges = useFragment(
    graphql`
      fragment CandidatosPainel_edges on CandidatoEdge @relay(plural: true) @throwOnFieldError {
        email
        curso
        candidato {
          codigo
          nome
          avatar
        }
        node {
          id
          criadaEm
          cartaDeMotivacao
        }
      }
    `,
    edgesRef,
  )
  const candidatos = useMemo(() => toCandidatos(edges), [edges])
  if (candidatos.length === 0) {
    return (
      <EmptyState icon={<UsersRound size={28} />} title="Nenhum candidato ainda">
        Quem se candidatar aparece aqui, com a carta de motivação. Uma descrição clara e os interesses certos ajudam os
        alunos a encontrar esta oportunidade.
      </EmptyState>
    )
  }
  return (
    <Stack>
      <MetricasDeCandidatos candidatos={candidatos} />
      <CandidatosBusca candidatos={candidatos} titulo={titulo} />
    </Stack>
  )
}

/** Plain rows: all of them are counted, sorted and searched, however few are shown. */
const toCandidatos = (edges: CandidatosPainel_edges$data): Candidato[] =>
  edges.map(({ email, curso, candidato, node: { id, criadaEm, cartaDeMotivacao } }) => ({
    id,
    codigo: candidato?.codigo ?? null,
    nome: candidato?.nome ?? null,
    email,
    curso,
    avatar: candidato?.avatar ?? null,
    criadaEm,
    carta: cartaDeMotivacao,
  }))
