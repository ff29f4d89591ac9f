import { formatDay } from '../../ui/dates.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Candidato } from './candidatos.ts'
import * as styles from './CandidaturasChart.css.ts'
import { countByPeriodo, type Periodo } from './metricas.ts'

const mostBars = 12
/** In units of the viewBox. */
const [width, height, line, widest] = [300, 96, 16, 28]

/** Candidaturas over time: one bar with its number per day, or per several days in a long time span. */
export const CandidaturasChart = ({ candidatos }: { candidatos: readonly Candidato[] }) => {
  const periodos = countByPeriodo(candidatos, mostBars)
  const [first, last] = [periodos[0], periodos.at(-1)]
  if (!first || !last) return null
  return (
    <Stack gap="xsmall">
      <Heading level={3} look="label">
        Candidaturas ao longo do tempo
      </Heading>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={toWords(periodos)} className={styles.root}>
        <Barras periodos={periodos} />
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className={styles.axis} />
      </svg>
      <div aria-hidden="true" className={styles.dates}>
        <span className={styles.date}>{formatDay(first.de)}</span>
        {periodos.length > 1 ? <span className={styles.date}>{formatDay(last.ate)}</span> : null}
      </div>
    </Stack>
  )
}

const Barras = ({ periodos }: { periodos: readonly Periodo[] }) => {
  const highest = Math.max(...periodos.map(({ total }) => total))
  const slot = width / periodos.length
  const bar = Math.min(slot * 0.72, widest)
  return periodos.map(({ de, total }, index) => {
    const tall = ((height - line) * total) / highest
    const x = index * slot + (slot - bar) / 2
    return total > 0 ? (
      <g key={de}>
        <rect x={x} y={height - tall} width={bar} height={tall} rx="2" className={styles.bar} />
        <text x={x + bar / 2} y={height - tall - 4} textAnchor="middle" className={styles.number}>
          {total}
        </text>
      </g>
    ) : null
  })
}

function toWords(periodos: readonly Periodo[]): string {
  const words = periodos.flatMap(({ de, ate, total }) => {
    const days = de === ate ? `em ${formatDay(de)}` : `de ${formatDay(de)} a ${formatDay(ate)}`
    return total > 0 ? [`${total} ${days}`] : []
  })
  return `Candidaturas: ${words.join(', ')}`
}
