import { theme } from '../ui/theme.css.ts'
import { Cena } from './Cena.tsx'
import { Linha } from './Linha.tsx'
import { Rosto } from './Rosto.tsx'

const { color } = theme
const interesses = [
  { x: 104, largura: 76, tone: 'blue' },
  { x: 190, largura: 96, tone: 'green' },
  { x: 296, largura: 70, tone: 'amber' },
] as const

/** A student's card, with portrait and interests. */
export const CenaPerfil = () => (
  <Cena>
    <rect x="86" y="56" width="316" height="228" rx="20" fill={color.backdrop} opacity="0.2" />
    <rect x="80" y="48" width="316" height="228" rx="20" fill={color.surface} stroke={color.border} strokeWidth="1.5" />
    <path d="M80 112V68A20 20 0 0 1 100 48H376A20 20 0 0 1 396 68V112Z" fill={color.tone.rose.edge} />
    <Rosto x={152} y={122} raio={46} tone="rose" capelo />
    <rect x="216" y="134" width="132" height="14" rx="7" fill={color.text} opacity="0.7" />
    <Linha x={216} y={160} largura={92} />
    {interesses.map(({ x, largura, tone }) => (
      <g key={tone}>
        <rect x={x} y="208" width={largura} height="36" rx="18" fill={color.tone[tone].soft} />
        <rect x={x + 18} y="222" width={largura - 36} height="8" rx="4" fill={color.tone[tone].solid} opacity="0.7" />
      </g>
    ))}
  </Cena>
)
