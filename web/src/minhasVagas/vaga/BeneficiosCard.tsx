import { graphql, useFragment } from 'react-relay'
import { formatMoney, formatPercent } from '../../ui/format.ts'
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
  const fatos = [
    remuneracao ? { nome: 'Remuneração', valor: formatMoney(remuneracao) } : null,
    desconto ? { nome: 'Desconto na mensalidade', valor: formatPercent(desconto) } : null,
    horasComplementares ? { nome: 'Horas complementares', valor: `${horasComplementares}h` } : null,
  ]
  return <FatosCard title="Benefícios" fatos={fatos.filter(fato => fato !== null)} vazio="Sem benefícios informados." />
}
