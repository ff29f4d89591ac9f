import { Cena } from './Cena.tsx'
import { Magnifier, Sheet } from './figures.tsx'

/** A fan of cards under a magnifier. */
export const CenaBusca = () => (
  <Cena>
    <Sheet x={76} y={78} width={150} height={176} tone="blue" turn={-9} lines={4} />
    <Sheet x={254} y={78} width={150} height={176} tone="violet" turn={9} lines={4} />
    <Sheet x={160} y={52} width={160} height={190} tone="amber" lines={4} />
    <Magnifier x={316} y={196} radius={54} />
  </Cena>
)
