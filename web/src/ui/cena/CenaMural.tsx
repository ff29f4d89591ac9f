import { theme } from '../theme.css.ts'
import { Cena } from './Cena.tsx'
import { Magnifier, Sheet } from './figures.tsx'

const { color } = theme

/** The board with a card of each type, and a magnifier over one of them. */
export const CenaMural = () => (
  <Cena>
    <rect x="34" y="22" width="412" height="272" rx="20" fill={color.tone.primary.edge} />
    <rect x="46" y="34" width="388" height="248" rx="12" fill={color.surfaceMuted} />
    <Sheet x={70} y={62} width={104} height={84} tone="blue" turn={-4} pinned />
    <Sheet x={192} y={54} width={104} height={84} tone="violet" turn={2} pinned />
    <Sheet x={312} y={64} width={98} height={80} tone="amber" turn={5} pinned />
    <Sheet x={66} y={176} width={104} height={84} tone="rose" turn={3} pinned />
    <Sheet x={190} y={172} width={112} height={92} tone="green" turn={-2} pinned />
    <Sheet x={318} y={176} width={98} height={80} tone="cyan" turn={-4} pinned />
    <Magnifier x={286} y={226} radius={58} />
  </Cena>
)
