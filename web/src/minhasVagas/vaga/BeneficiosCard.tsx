import { graphql, useFragment } from 'react-relay'
import { beneficios, toFatos } from '../../tags/camposDaVaga.ts'
import type { BeneficiosCard_vaga$key } from './__generated__/BeneficiosCard_vaga.graphql.ts'
import { FatosCard } from './FatosCard.tsx'

export const BeneficiosCard = ({ vagaRef }: { vagaRef: BeneficiosCard_vaga$key }) => {
  const { remuneracao, desconto, horasComplementares } = useFragment(
    graphql`
      fragment BeneficiosCard_vaga on Vaga @throwOnFieldError {
        remuneracao
        desconto
        horasComplementares
      }
    `,
    vagaRef,
  )
  const fatos = toFatos(beneficios, { remuneracao, desconto, horasComplementares })
  return <FatosCard title="Benefícios" fatos={fatos} vazio="Sem benefícios informados." />
}
