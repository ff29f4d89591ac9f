import { theme } from '../theme.css.ts'
import type { Tone } from '../tones.ts'
import { Cena } from './Cena.tsx'
import { Person } from './figures.tsx'

const { color } = theme

/** A student and a professor writing to each other. */
export const CenaConversa = () => (
  <Cena>
    <Balao x={126} y={36} width={214} height={76} tone="blue" lado="esquerda" />
    <Balao x={142} y={128} width={214} height={62} tone="amber" lado="direita" />
    <Balao x={126} y={206} width={148} height={70} tone="blue" lado="esquerda" digitando />
    <Person x={72} y={92} radius={44} tone="blue" cap />
    <Person x={412} y={176} radius={46} tone="amber" />
  </Cena>
)

type BalaoProps = {
  x: number
  y: number
  width: number
  height: number
  tone: Tone
  lado: 'esquerda' | 'direita'
  digitando?: boolean
}

const Balao = ({ x, y, width, height, tone, lado, digitando = false }: BalaoProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d={lado === 'esquerda' ? 'M4 14 -16 30 8 36Z' : `M${width - 4} 14 ${width + 16} 30 ${width - 8} 36Z`}
      fill={color.surface}
    />
    <rect width={width} height={height} rx="20" fill={color.surface} />
    {digitando ? (
      [0, 1, 2].map(ponto => (
        <circle
          key={ponto}
          cx={46 + ponto * 28}
          cy={height / 2}
          r="8"
          fill={color.tone[tone].solid}
          opacity={0.9 - ponto * 0.3}
        />
      ))
    ) : (
      <>
        <rect
          x="24"
          y={height / 2 - 15}
          width={width - 58}
          height="9"
          rx="4.5"
          fill={color.tone[tone].solid}
          opacity="0.6"
        />
        <rect x="24" y={height / 2 + 6} width={width - 104} height="9" rx="4.5" fill={color.border} />
      </>
    )}
  </g>
)
