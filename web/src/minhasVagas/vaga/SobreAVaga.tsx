import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { VagaDescricao } from '../../vagas/vaga/VagaDescricao.tsx'
import { VagaInteresses } from '../../vagas/vaga/VagaInteresses.tsx'
import type { SobreAVaga_vaga$key } from './__generated__/SobreAVaga_vaga.graphql.ts'
import { BeneficiosCard } from './BeneficiosCard.tsx'
import { DetalhesCard } from './DetalhesCard.tsx'

type Props = {
  vagaRef: SobreAVaga_vaga$key
  /** What only the vaga's managers see. */
  gestao: ReactNode
}

/** What a vaga says to students, beside what its managers set. */
export const SobreAVaga = ({ vagaRef, gestao }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment SobreAVaga_vaga on Vaga @throwOnFieldError {
        ...VagaDescricao_vaga
        ...VagaInteresses_vaga
        ...BeneficiosCard_vaga
        ...DetalhesCard_vaga
      }
    `,
    vagaRef,
  )
  const lado = (
    <Stack>
      <BeneficiosCard vagaRef={vaga} />
      <DetalhesCard vagaRef={vaga} />
      {gestao}
    </Stack>
  )
  return (
    <Split side="end" aside={lado}>
      <Stack>
        <VagaDescricao vagaRef={vaga} />
        <VagaInteresses vagaRef={vaga} />
      </Stack>
    </Split>
  )
}
