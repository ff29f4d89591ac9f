import { theme } from '../ui/theme.css.ts'

const { color } = theme

/** A paper plane of a drawing, that flies up and away. */
export const Aviao = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-18)`}>
    <path d="M-44 6 48 -34 12 46 -4 16Z" fill={color.primary} />
    <path d="M-4 16 48 -34 -14 40Z" fill={color.tone.primary.edge} />
    <path d="M-44 6 48 -34 -4 16Z" fill={color.primaryHover} />
  </g>
)
