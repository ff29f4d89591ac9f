import { theme } from '../theme.css.ts'
import type { Tone } from '../tones.ts'
import { Cena } from './Cena.tsx'
import { Person, TextLine, Tick } from './figures.tsx'

const { color } = theme
const barras: readonly { height: number; tone: Tone }[] = [
  { height: 34, tone: 'blue' },
  { height: 62, tone: 'violet' },
  { height: 48, tone: 'green' },
  { height: 86, tone: 'primary' },
]

/** The candidates of a vaga: a list with one of them chosen, and a chart. */
export const CenaSelecao = () => (
  <Cena>
    <rect x="46" y="40" width="276" height="252" rx="18" fill={color.backdrop} opacity="0.2" />
    <rect x="40" y="32" width="276" height="252" rx="18" fill={color.surface} stroke={color.border} strokeWidth="1.5" />
    <rect x="64" y="54" width="120" height="14" rx="7" fill={color.tone.primary.solid} opacity="0.85" />
    <Candidato y={114} tone="rose" />
    <Candidato y={178} tone="green" escolhido />
    <Candidato y={242} tone="violet" />
    <g transform="translate(296 150)">
      <rect x="4" y="5" width="156" height="146" rx="16" fill={color.backdrop} opacity="0.2" />
      <rect width="156" height="146" rx="16" fill={color.surface} stroke={color.border} strokeWidth="1.5" />
      <TextLine x={20} y={20} width={70} />
      {barras.map(({ height, tone }, index) => (
        <rect
          key={tone}
          x={20 + index * 31}
          y={126 - height}
          width="22"
          height={height}
          rx="5"
          fill={color.tone[tone].solid}
        />
      ))}
    </g>
  </Cena>
)

const Candidato = ({ y, tone, escolhido = false }: { y: number; tone: Tone; escolhido?: boolean }) => (
  <g transform={`translate(40 ${y})`}>
    {escolhido ? (
      <rect
        x="12"
        y="-29"
        width="244"
        height="58"
        rx="14"
        fill={color.tone.success.soft}
        stroke={color.tone.success.edge}
      />
    ) : null}
    <Person x={46} y={0} radius={21} tone={tone} />
    <TextLine x={80} y={-12} width={104} />
    <TextLine x={80} y={5} width={72} />
    {escolhido ? <Tick x={222} y={0} radius={15} /> : null}
  </g>
)
