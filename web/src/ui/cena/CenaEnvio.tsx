import { theme } from '../theme.css.ts'
import { Cena } from './Cena.tsx'
import { PaperPlane, Sheet, Tick } from './figures.tsx'

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
    <Sheet x={92} y={48} width={160} height={216} tone="green" turn={-4} lines={4} />
    <Tick x={118} y={246} radius={32} />
    <PaperPlane x={384} y={96} />
  </Cena>
)
