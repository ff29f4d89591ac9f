import { theme } from '../ui/theme.css.ts'

const { color } = theme

/** A magnifier of a drawing, about the centre of its glass. */
export const Lupa = ({ x, y, raio }: { x: number; y: number; raio: number }) => (
  <g transform={`translate(${x} ${y}) scale(${raio / 58})`} fill="none" strokeLinecap="round">
    <path d="M44 42 86 78" stroke={color.primary} strokeWidth="18" />
    <circle r="58" fill={color.surface} opacity="0.35" />
    <circle r="58" stroke={color.primary} strokeWidth="9" />
    <path d="M-37 -18A42 42 0 0 1 -14 -39" stroke={color.surface} strokeWidth="7" />
  </g>
)
