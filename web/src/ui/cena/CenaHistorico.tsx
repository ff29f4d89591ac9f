import type { Tone } from '../tones.ts'
import { theme } from '../theme.css.ts'
import { Cena } from './Cena.tsx'
import { Sheet, Spark, TextLine, Tick } from './figures.tsx'

const { color } = theme

/** From the bottom of the chart, one bar per term. */
const periodos: readonly { height: number; tone: Tone }[] = [
  { height: 30, tone: 'warning' },
  { height: 46, tone: 'success' },
  { height: 40, tone: 'success' },
  { height: 62, tone: 'success' },
]

/** A transcript with its terms, and a vaga of the board that it matches. */
export const CenaHistorico = () => (
  <Cena>
    <path
      d="M262 178C300 236 316 96 352 140"
      fill="none"
      stroke={color.tone.accent.edge}
      strokeWidth="4"
      strokeDasharray="2 10"
      strokeLinecap="round"
    />
    <Transcricao />
    <Sheet x={318} y={76} width={128} height={148} tone="violet" turn={5} lines={4} pinned />
    <Tick x={424} y={224} radius={30} />
    <Spark x={300} y={66} radius={16} />
    <Spark x={452} y={72} radius={9} />
  </Cena>
)

const Transcricao = () => (
  <g transform="translate(56 36) rotate(-3 100 0)">
    <rect x="4" y="6" width="206" height="252" rx="12" fill={color.backdrop} opacity="0.2" />
    <rect width="206" height="252" rx="12" fill={color.surface} stroke={color.border} strokeWidth="1.5" />
    <rect x="20" y="22" width="112" height="15" rx="7.500" fill={color.tone.primary.solid} opacity="0.85" />
    {[60, 84, 108, 132].map(y => (
      <g key={y}>
        <TextLine x={20} y={y} width={y % 48 ? 118 : 92} />
        <rect x="164" y={y - 3} width="24" height="13" rx="6.500" fill={color.tone.success.edge} />
      </g>
    ))}
    {periodos.map(({ height, tone }, index) => (
      <rect
        key={height}
        x={22 + index * 42}
        y={232 - height}
        width="32"
        height={height}
        rx="5"
        fill={color.tone[tone].solid}
      />
    ))}
  </g>
)
