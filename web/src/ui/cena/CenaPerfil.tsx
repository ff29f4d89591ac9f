import { theme } from '../theme.css.ts'
import { Cena } from './Cena.tsx'
import { Person, TextLine } from './figures.tsx'

const { color } = theme
const interesses = [
  { x: 104, width: 76, tone: 'blue' },
  { x: 190, width: 96, tone: 'green' },
  { x: 296, width: 70, tone: 'amber' },
] as const

/** A student's card, with portrait and interests. */
export const CenaPerfil = () => (
  <Cena>
    <rect x="86" y="56" width="316" height="228" rx="20" fill={color.backdrop} opacity="0.2" />
    <rect x="80" y="48" width="316" height="228" rx="20" fill={color.surface} stroke={color.border} strokeWidth="1.5" />
    <path d="M80 112V68A20 20 0 0 1 100 48H376A20 20 0 0 1 396 68V112Z" fill={color.tone.rose.edge} />
    <Person x={152} y={122} radius={46} tone="rose" cap />
    <rect x="216" y="134" width="132" height="14" rx="7" fill={color.text} opacity="0.7" />
    <TextLine x={216} y={160} width={92} />
    {interesses.map(({ x, width, tone }) => (
      <g key={tone}>
        <rect x={x} y="208" width={width} height="36" rx="18" fill={color.tone[tone].soft} />
        <rect x={x + 18} y="222" width={width - 36} height="8" rx="4" fill={color.tone[tone].solid} opacity="0.7" />
      </g>
    ))}
  </Cena>
)
