import { theme } from '../ui/theme.css.ts'
import type { Tone } from '../ui/tones.ts'
import { Linha } from './Linha.tsx'

type Props = {
  x: number
  y: number
  largura: number
  altura: number
  tone: Tone
  /** Degrees. */
  giro?: number
  /** Held by a pin, as on a board. */
  alfinete?: boolean
  /** How many lines of text; as many as fit look best. */
  linhas?: number
}

const { color } = theme
const lengths = [0.78, 0.62, 0.7, 0.5]

/** A card of a drawing: paper, a label in its tone, lines as of text. */
export const Papel = ({ x, y, largura, altura, tone, giro = 0, alfinete = false, linhas = 2 }: Props) => (
  <g transform={`translate(${x} ${y}) rotate(${giro} ${largura / 2} 0)`}>
    <rect x="3" y="5" width={largura} height={altura} rx="10" fill={color.backdrop} opacity="0.2" />
    <rect width={largura} height={altura} rx="10" fill={color.surface} stroke={color.border} strokeWidth="1.5" />
    <rect x="14" y="18" width={largura * 0.46} height="14" rx="7" fill={color.tone[tone].solid} opacity="0.85" />
    {lengths.slice(0, linhas).map((length, index) => (
      <Linha key={length} x={14} y={44 + index * 15} largura={(largura - 28) * length} />
    ))}
    {alfinete ? <circle cx={largura / 2} cy="2" r="7" fill={color.tone.accent.solid} /> : null}
    {alfinete ? <circle cx={largura / 2 - 2} cy="0" r="2" fill={color.surface} opacity="0.7" /> : null}
  </g>
)
