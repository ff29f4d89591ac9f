import { Cena } from './Cena.tsx'
import { Magnifier, Sheet } from './figures.tsx'
import { theme } from '../theme.css.ts'

const { color } = theme

/** The board without the card that the magnifier is over. */
export const CenaSemPagina = () => (
  <Cena>
    <rect x="34" y="22" width="412" height="272" rx="20" fill={color.tone.primary.edge} />
    <rect x="46" y="34" width="388" height="248" rx="12" fill={color.surfaceMuted} />
    <Sheet x={72} y={62} width={104} height={84} tone="blue" turn={-4} pinned />
    <Sheet x={304} y={60} width={104} height={84} tone="amber" turn={5} pinned />
    <Sheet x={68} y={178} width={104} height={84} tone="rose" turn={3} pinned />
    <rect
      x="190"
      y="112"
      width="104"
      height="84"
      rx="10"
      fill="none"
      stroke={color.borderStrong}
      strokeWidth="2"
      strokeDasharray="7 7"
    />
    <Magnifier x={270} y={176} radius={58} />
  </Cena>
)
