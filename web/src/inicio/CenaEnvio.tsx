import { theme } from '../ui/theme.css.ts'
import { Aviao } from './Aviao.tsx'
import { Cena } from './Cena.tsx'
import { Papel } from './Papel.tsx'
import { Visto } from './Visto.tsx'

/** An application on its way. */
export const CenaEnvio = () => (
  <Cena>
    <path
      d="M226 236C290 262 334 236 326 200C318 168 284 182 300 214C318 246 376 196 388 136"
      fill="none"
      stroke={theme.color.tone.green.edge}
      strokeWidth="4"
      strokeDasharray="2 10"
      strokeLinecap="round"
    />
    <Papel x={92} y={48} largura={160} altura={216} tone="green" giro={-4} linhas={4} />
    <Visto x={118} y={246} raio={32} />
    <Aviao x={384} y={96} />
  </Cena>
)
