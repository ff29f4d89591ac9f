import Banknote from 'lucide-react/icons/banknote'
import Clock from 'lucide-react/icons/clock'
import Percent from 'lucide-react/icons/percent'
import type { ValoresDosBeneficios } from '../../tags/camposDaVaga.ts'
import { formatMoney, formatPercent } from '../../ui/format.ts'
import { Tag } from '../../ui/text/Tag.tsx'

/** One badge per benefit of a vaga. */
export const Beneficios = ({
  valores: { remuneracao, desconto, horasComplementares },
}: {
  valores: ValoresDosBeneficios
}) => (
  <>
    {remuneracao ? (
      <Tag icon={<Banknote size={16} aria-hidden="true" />}>{`Remuneração ${formatMoney(remuneracao)}`}</Tag>
    ) : null}
    {desconto ? (
      <Tag icon={<Percent size={16} aria-hidden="true" />}>{`Desconto ${formatPercent(desconto)}`}</Tag>
    ) : null}
    {horasComplementares ? (
      <Tag icon={<Clock size={16} aria-hidden="true" />}>{`Horas Complementares ${horasComplementares}h`}</Tag>
    ) : null}
  </>
)
