import { Cena } from './Cena.tsx'
import { Lupa } from './Lupa.tsx'
import { Papel } from './Papel.tsx'

/** A fan of cards under a magnifier. */
export const CenaBusca = () => (
  <Cena>
    <Papel x={76} y={78} largura={150} altura={176} tone="blue" giro={-9} linhas={4} />
    <Papel x={254} y={78} largura={150} altura={176} tone="violet" giro={9} linhas={4} />
    <Papel x={160} y={52} largura={160} altura={190} tone="amber" linhas={4} />
    <Lupa x={316} y={196} raio={54} />
  </Cena>
)
