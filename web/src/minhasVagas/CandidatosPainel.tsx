import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Stack } from '../ui/Stack.tsx'
import type {
  CandidatosPainel_candidaturas$data,
  CandidatosPainel_candidaturas$key,
} from './__generated__/CandidatosPainel_candidaturas.graphql.ts'
import type { Candidato } from './candidatos.ts'
import { CandidatosBusca } from './CandidatosBusca.tsx'
import { MetricasDeCandidatos } from './MetricasDeCandidatos.tsx'

type Props = {
  candidaturasRef: CandidatosPainel_candidaturas$key
  /** Title of the vaga. */
  titulo: string
}

/** The candidates in numbers, and one by one. */
export const CandidatosPainel = ({ candidaturasRef, titulo }: Props) => {
  const candidaturas = useFragment(
    graphql`
      fragment CandidatosPainel_candidaturas on Candidatura @relay(plural: true) @throwOnFieldError {
        id
        criadaEm
        cartaDeMotivacao
        candidato {
          codigo
          nome
          avatar
          email
          curso
        }
      }
    `,
    candidaturasRef,
  )
  const candidatos = useMemo(() => toCandidatos(candidaturas), [candidaturas])
  if (candidatos.length === 0) {
    return (
      <EmptyState icon={<UsersRound size={28} />} title="Nenhum candidato ainda">
        Quem se candidatar aparece aqui, com a carta de motivação.
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
const toCandidatos = (candidaturas: CandidatosPainel_candidaturas$data): Candidato[] =>
  candidaturas.map(({ id, criadaEm, cartaDeMotivacao, candidato }) => ({
    id,
    codigo: candidato?.codigo ?? null,
    nome: candidato?.nome ?? null,
    email: candidato?.email ?? null,
    curso: candidato?.curso ?? null,
    avatar: candidato?.avatar ?? null,
    criadaEm,
    carta: cartaDeMotivacao,
  }))
