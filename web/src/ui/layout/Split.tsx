import type { ReactNode } from 'react'
import * as styles from './Split.css.ts'

type Props = {
  /** 'endFirst': at the end, but before the main column in reading order. */
  side: 'start' | 'end' | 'endFirst'
  aside: ReactNode
  children: ReactNode
}

/** A main and a narrow column; under 1024 px one column, in reading order. */
export const Split = ({ side, aside, children }: Props) => {
  const column = <div className={styles.aside}>{aside}</div>
  return (
    <div className={`${styles.root} ${styles.side[side]}`}>
      {side === 'end' ? null : column}
      <div className={styles.main}>{children}</div>
      {side === 'end' ? column : null}
    </div>
  )
}
