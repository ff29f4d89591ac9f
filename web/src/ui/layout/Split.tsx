import type { ReactNode } from 'react'
import * as styles from './Split.css.ts'

type Props = { side: 'start' | 'end'; aside: ReactNode; children: ReactNode }

/** A main and a narrow column; under 1024 px one column, in reading order. */
export const Split = ({ side, aside, children }: Props) => {
  const column = <div className={styles.aside}>{aside}</div>
  return (
    <div className={`${styles.root} ${styles.side[side]}`}>
      {side === 'start' ? column : null}
      <div className={styles.main}>{children}</div>
      {side === 'end' ? column : null}
    </div>
  )
}
