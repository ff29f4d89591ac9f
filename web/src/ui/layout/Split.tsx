import type { ReactNode } from 'react'
import * as styles from './Split.css.ts'

type Props = {
  /** 'half': two equal columns. 'endWide': with room for a card. 'endFirst': at the end, but before the main column in reading order. */
  side: keyof typeof styles.side
  aside: ReactNode
  children: ReactNode
}

/** A main and a second column; under 1024 px one column, in reading order. */
export const Split = ({ side, aside, children }: Props) => {
  const last = side !== 'start' && side !== 'endFirst'
  const column = <div className={styles.aside}>{aside}</div>
  return (
    <div className={`${styles.root} ${styles.side[side]}`}>
      {last ? null : column}
      <div className={styles.main}>{children}</div>
      {last ? column : null}
    </div>
  )
}
