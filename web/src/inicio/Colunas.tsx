import type { ReactNode } from 'react'
import * as styles from './Colunas.css.ts'

type Props = { children: ReactNode; aside: ReactNode }

/** The two columns of a home page, one below the other under 1024 px: neither is wider than its rows need. */
export const Colunas = ({ children, aside }: Props) => (
  <div className={styles.root}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
)
