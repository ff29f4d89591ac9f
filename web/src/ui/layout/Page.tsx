import type { ReactNode } from 'react'
import * as styles from './Page.css.ts'

/** The column of a page, with the site's margins. */
export const Page = ({ width = 'page', children }: { width?: keyof typeof styles.width; children: ReactNode }) => (
  <div className={`${styles.root} ${styles.width[width]}`}>{children}</div>
)
