import { theme } from '../ui/theme.css.ts'
import type { Tone } from '../ui/tones.ts'
import { Cena } from './Cena.tsx'
import { Rosto } from './Rosto.tsx'

const { color } = theme

/** A student and a professor who write to each other. */
export const CenaConversa = () => (
  <Cena>
    <Balao x={126} y={36} largura={214} altura={76} tone="blue" lado="esquerda" />
    <Balao x={142} y={128} largura={214} altura={62} tone="amber" lado="direita" />
    <Balao x={126} y={206} largura={148} altura={70} tone="blue" lado="esquerda" digitando />
    <Rosto x={72} y={92} raio={44} tone="blue" capelo />
    <Rosto x={412} y={176} raio={46} tone="amber" />
  </Cena>
)

type BalaoProps = {
  x: number
  y: number
  largura: number
  altura: number
  tone: Tone
  lado: 'esquerda' | 'direita'
  digitando?: boolean
}

const Balao = ({ x, y, largura, altura, tone, lado, digitando = false }: BalaoProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d={lado === 'esquerda' ? 'M4 14 -16 30 8 36Z' : `M${largura - 4} 14 ${largura + 16} 30 ${largura - 8} 36Z`}
      fill={color.surface}
    />
    <rect width={largura} height={altura} rx="20" fill={color.surface} />
    {digitando ? (
      [0, 1, 2].map(ponto => (
        <circle
          key={ponto}
          cx={46 + ponto * 28}
          cy={altura / 2}
          r="8"
          fill={color.tone[tone].solid}
          opacity={0.9 - ponto * 0.3}
        />
      ))
    ) : (
      <>
        <rect
          x="24"
          y={altura / 2 - 15}
          width={largura - 58}
          height="9"
          rx="4.5"
          fill={color.tone[tone].solid}
          opacity="0.6"
        />
        <rect x="24" y={altura / 2 + 6} width={largura - 104} height="9" rx="4.5" fill={color.border} />
      </>
    )}
  </g>
)
