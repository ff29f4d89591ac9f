import { graphql, useFragment } from 'react-relay'
import type { BeneficioTags_vaga$key } from './__generated__/BeneficioTags_vaga.graphql.ts'
import { Beneficios } from './Beneficios.tsx'

/** One badge per benefit that the vaga has; nothing where it has none. */
export const BeneficioTags = ({ vagaRef }: { vagaRef: BeneficioTags_vaga$key }) => {
  const { remuneracao, desconto, horasComplementares } = useFragment(
    graphql`
      fragment BeneficioTags_vaga on Vaga @throwOnFieldError {
        remuneracao
        desconto
        horasComplementares
      }
    `,
    vagaRef,
  )
  return <Beneficios remuneracao={remuneracao} desconto={desconto} horasComplementares={horasComplementares} />
}
