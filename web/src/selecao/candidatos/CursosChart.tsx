import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import * as styles from './CursosChart.css.ts'
import { type Metricas, mergeSmallest } from './metricas.ts'

type Props = Pick<Metricas, 'cursos' | 'total'>

const mostBars = 6

export const CursosChart = ({ cursos, total }: Props) => (
  <Stack gap="xsmall">
    <Heading level={3} look="label" id="cursos">
      Cursos dos candidatos
    </Heading>
    <ul aria-labelledby="cursos" className={styles.root}>
      {mergeSmallest(cursos, mostBars).map(curso => {
        const percent = (100 * curso.total) / total
        return (
          <li key={curso.nome} className={styles.bar}>
            <span>{curso.nome}</span>
            <span className={styles.count}>{`${curso.total} (${Math.round(percent)}%)`}</span>
            <svg aria-hidden="true" className={styles.chart}>
              <rect width="100%" height="100%" rx="4" className={styles.track} />
              {/* The minimum keeps one candidate among hundreds visible. */}
              <rect width={`${Math.max(percent, 1.5)}%`} height="100%" rx="4" className={styles.fill} />
            </svg>
          </li>
        )
      })}
    </ul>
  </Stack>
)
