import { theme } from '../ui/theme.css.ts'

const { color } = theme

/** A tick in a circle of a drawing, about its centre. */
export const Visto = ({ x, y, raio }: { x: number; y: number; raio: number }) => (
  <g transform={`translate(${x} ${y}) scale(${raio / 30})`}>
    <circle r="30" fill={color.tone.success.solid} />
    <path
      d="M-12 1 -3 10 13 -9"
      fill="none"
      stroke={color.surface}
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)
