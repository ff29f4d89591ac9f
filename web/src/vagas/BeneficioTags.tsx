import { Banknote, Clock, Percent } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { formatMoney } from '../ui/format.ts'
import { Tag } from '../ui/Tag.tsx'
import type { BeneficioTags_vaga$key } from './__generated__/BeneficioTags_vaga.graphql.ts'

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
  return (
    <>
      {remuneracao ? (
        <Tag icon={<Banknote size={16} aria-hidden="true" />}>Remuneração {formatMoney(remuneracao)}</Tag>
      ) : null}
      {desconto ? (
        <Tag icon={<Percent size={16} aria-hidden="true" />}>Desconto {desconto.toLocaleString('pt-BR')}%</Tag>
      ) : null}
      {horasComplementares ? (
        <Tag icon={<Clock size={16} aria-hidden="true" />}>Horas Complementares {horasComplementares}h</Tag>
      ) : null}
    </>
  )
}
