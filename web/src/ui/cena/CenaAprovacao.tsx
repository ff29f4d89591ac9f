import { theme } from '../theme.css.ts'
import { Cena } from './Cena.tsx'
import * as styles from './CenaAprovacao.css.ts'
import { Sheet, Spark, Tick } from './figures.tsx'

const { color } = theme

/** Bits of paper, around the note. */
const confete = [
  { x: 44, y: 62, turn: 24, tone: 'rose' },
  { x: 62, y: 256, turn: -18, tone: 'blue' },
  { x: 372, y: 34, turn: 38, tone: 'green' },
  { x: 416, y: 184, turn: -32, tone: 'violet' },
  { x: 408, y: 290, turn: 12, tone: 'amber' },
] as const

/** A note that is pinned to the board and ticked; it settles once, with sparks. */
export const CenaAprovacao = () => (
  <span className={styles.root}>
    <Cena>
      {confete.map(({ x, y, turn, tone }) => (
        <g key={tone} className={styles.estala}>
          <rect
            x={x}
            y={y}
            width="38"
            height="16"
            rx="8"
            fill={color.tone[tone].solid}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        </g>
      ))}
      <g className={styles.pousa}>
        <Sheet x={142} y={22} width={196} height={264} tone="success" turn={-3} lines={4} pinned />
      </g>
      <g className={styles.estala}>
        <Tick x={330} y={248} radius={58} />
      </g>
      <g className={styles.estala}>
        <Spark x={76} y={150} radius={40} />
      </g>
      <g className={styles.estala}>
        <Spark x={392} y={110} radius={28} />
      </g>
    </Cena>
  </span>
)
