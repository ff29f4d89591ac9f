import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { Tag } from '../ui/Tag.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { faixaDe, formatGrau, toneDaFaixa } from './grau.ts'

const icons = { alta: TrendingUp, media: Minus, baixa: TrendingDown }
const names = { alta: 'nota alta', media: 'nota média', baixa: 'nota baixa' }

/** A grade in its colour, which icon and words say as well. */
export const GrauTag = ({ grau }: { grau: number }) => {
  const faixa = faixaDe(grau)
  const Icon = icons[faixa]
  return (
    <Tag tone={toneDaFaixa[faixa]} icon={<Icon size={16} aria-hidden="true" />}>
      {formatGrau(grau)}
      <VisuallyHidden>, {names[faixa]}</VisuallyHidden>
    </Tag>
  )
}
