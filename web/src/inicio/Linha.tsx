import { theme } from '../ui/theme.css.ts'

/** A line of text of a drawing. */
export const Linha = ({ x, y, largura }: { x: number; y: number; largura: number }) => (
  <rect x={x} y={y} width={largura} height="7" rx="3.5" fill={theme.color.border} />
)
