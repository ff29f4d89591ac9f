import { theme } from '../theme.css.ts'
import type { Tone } from '../tones.ts'
import { Cena } from './Cena.tsx'
import { Sheet, Spark } from './figures.tsx'

const { color } = theme

/** Interests that lead to a card. */
export const CenaAfinidade = () => (
  <Cena>
    <g fill="none" stroke={color.tone.violet.edge} strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round">
      <path d="M150 76C210 76 196 140 240 146" />
      <path d="M138 160C180 160 200 160 240 160" />
      <path d="M150 244C210 244 196 182 240 174" />
    </g>
    <Interesse y={76} width={118} tone="blue" />
    <Interesse y={160} width={94} tone="rose" />
    <Interesse y={244} width={128} tone="green" />
    <rect x="232" y="46" width="216" height="228" rx="18" fill={color.tone.violet.solid} opacity="0.22" />
    <Sheet x={240} y={54} width={200} height={212} tone="violet" lines={3} />
    <Afinidade />
    <Spark x={436} y={44} radius={24} />
    <Spark x={222} y={278} radius={14} />
    <Spark x={466} y={92} radius={9} />
  </Cena>
)

const Interesse = ({ y, width, tone }: { y: number; width: number; tone: Tone }) => (
  <g transform={`translate(30 ${y - 21})`}>
    <rect
      width={width}
      height="42"
      rx="21"
      fill={color.tone[tone].soft}
      stroke={color.tone[tone].edge}
      strokeWidth="2"
    />
    <circle cx="22" cy="21" r="8" fill={color.tone[tone].solid} />
    <rect x="38" y="16" width={width - 58} height="9" rx="4.5" fill={color.tone[tone].solid} opacity="0.5" />
  </g>
)

/** A mostly filled ring around a heart. */
const Afinidade = () => (
  <g transform="translate(340 198)" fill="none">
    <circle r="42" stroke={color.tone.violet.soft} strokeWidth="12" />
    <circle
      r="42"
      pathLength="100"
      stroke={color.tone.violet.solid}
      strokeWidth="12"
      strokeDasharray="86 100"
      strokeLinecap="round"
      transform="rotate(-90)"
    />
    <path
      d="M0 19C-12 10 -21 2 -21 -8A10.500 10.500 0 0 1 0 -12A10.500 10.500 0 0 1 21 -8C21 2 12 10 0 19Z"
      fill={color.tone.rose.solid}
    />
  </g>
)
