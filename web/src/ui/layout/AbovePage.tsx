import type { ReactNode } from 'react'
import * as styles from './AbovePage.css.ts'

/** Where a notice is shown: between the header and the page, with the site's margins. */
export const AbovePage = ({ children }: { children: ReactNode }) => <div className={styles.root}>{children}</div>
