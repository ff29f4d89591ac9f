import { theme } from '../ui/theme.css.ts'
import { Cena } from './Cena.tsx'
import { Lupa } from './Lupa.tsx'
import { Papel } from './Papel.tsx'

const { color } = theme

/** The board with a card of each type, and a magnifier that has found one. */
export const CenaMural = () => (
  <Cena>
    <rect x="34" y="22" width="412" height="272" rx="20" fill={color.tone.primary.edge} />
    <rect x="46" y="34" width="388" height="248" rx="12" fill={color.surfaceMuted} />
    <Papel x={70} y={62} largura={104} altura={84} tone="blue" giro={-4} alfinete />
    <Papel x={192} y={54} largura={104} altura={84} tone="violet" giro={2} alfinete />
    <Papel x={312} y={64} largura={98} altura={80} tone="amber" giro={5} alfinete />
    <Papel x={66} y={176} largura={104} altura={84} tone="rose" giro={3} alfinete />
    <Papel x={190} y={172} largura={112} altura={92} tone="green" giro={-2} alfinete />
    <Papel x={318} y={176} largura={98} altura={80} tone="cyan" giro={-4} alfinete />
    <Lupa x={286} y={226} raio={58} />
  </Cena>
)
