import type { CSSProperties } from 'react'
import { Heading } from '../ui/Heading.tsx'
import * as styles from './CursosChart.css.ts'
import type { Metricas } from './metricas.ts'

type Props = Pick<Metricas, 'cursos' | 'total'>

/** How the candidates spread over the courses: a bar each, with its numbers beside it. */
export const CursosChart = ({ cursos, total }: Props) => (
  <>
    <Heading level={4} id="cursos">
      Cursos dos candidatos
    </Heading>
    <ul aria-labelledby="cursos" className={styles.root}>
      {cursos.map(curso => {
        const percent = (100 * curso.total) / total
        return (
          <li key={curso.nome} className={styles.bar}>
            <span>{curso.nome}</span>
            <span className={styles.count}>
              {curso.total} ({Math.round(percent)}%)
            </span>
            <span aria-hidden="true" className={styles.track}>
              <span className={styles.fill} style={{ '--share': `${percent}%` } as CSSProperties} />
            </span>
          </li>
        )
      })}
    </ul>
  </>
)
