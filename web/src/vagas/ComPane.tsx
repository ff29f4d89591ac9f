import type { ReactNode } from 'react'
import * as styles from './ComPane.css.ts'

type Props = { pane: ReactNode; children: ReactNode }

/** The list and, where there is room, a vaga beside it; null for none. */
export const ComPane = ({ pane, children }: Props) => (
  <div className={styles.root} data-aberta={pane !== null}>
    {children}
    {pane}
  </div>
)
