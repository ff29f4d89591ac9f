import { Banknote, Clock, Percent } from 'lucide-react'
import { formatMoney } from '../ui/format.ts'
import { Tag } from '../ui/Tag.tsx'

/** Reais a month, percent, hours; what is missing or 0 is none. */
export type ValoresDosBeneficios = {
  remuneracao?: number | null | undefined
  desconto?: number | null | undefined
  horasComplementares?: number | null | undefined
}

/** One badge per benefit; nothing where there is none. */
export const Beneficios = ({ remuneracao, desconto, horasComplementares }: ValoresDosBeneficios) => (
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
