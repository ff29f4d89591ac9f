import { UsersRound } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { CandidatosList_candidaturas$key } from './__generated__/CandidatosList_candidaturas.graphql.ts'
import { CandidatoItem } from './CandidatoItem.tsx'
import { MetricasDeCandidatos } from './MetricasDeCandidatos.tsx'

/** The candidates one below the other, their numbers beside them. */
export const CandidatosList = ({ candidaturasRef }: { candidaturasRef: CandidatosList_candidaturas$key }) => {
  const candidaturas = useFragment(
    graphql`
      fragment CandidatosList_candidaturas on Candidatura @relay(plural: true) @throwOnFieldError {
        id
        ...CandidatoItem_candidatura
        ...MetricasDeCandidatos_candidaturas
      }
    `,
    candidaturasRef,
  )
  if (candidaturas.length === 0) {
    return (
      <EmptyState icon={<UsersRound size={28} />} title="Nenhum candidato ainda">
        Quem se candidatar aparece aqui, com a carta de motivação.
      </EmptyState>
    )
  }
  return (
    <Split side="end" aside={<MetricasDeCandidatos candidaturasRef={candidaturas} />}>
      <Stack as="ul" gap="small">
        {candidaturas.map(candidatura => (
          <CandidatoItem key={candidatura.id} candidaturaRef={candidatura} />
        ))}
      </Stack>
    </Split>
  )
}
