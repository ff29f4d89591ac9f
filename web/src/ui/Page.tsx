import type { ReactNode } from 'react'
import * as styles from './Page.css.ts'

/** The column that a page stands in, with the distances of the whole site. */
export const Page = ({ width = 'page', children }: { width?: keyof typeof styles.width; children: ReactNode }) => (
  <div className={`${styles.root} ${styles.width[width]}`}>{children}</div>
)
