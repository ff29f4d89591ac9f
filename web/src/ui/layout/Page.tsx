import type { ReactNode } from 'react'
import * as styles from './Page.css.ts'

type Props = {
  width?: keyof typeof styles.width
  /** Less space above and between. */
  dense?: boolean | 'phone'
  children: ReactNode
}

/** The column of a page, with the site's margins. */
export const Page = ({ width = 'page', dense = false, children }: Props) => (
  <div
    className={`${styles.root} ${styles.width[width]} ${dense === 'phone' ? styles.denseOnPhone : dense ? styles.dense : ''}`}
  >
    {children}
  </div>
)
