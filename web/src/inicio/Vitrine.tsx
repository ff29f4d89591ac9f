import type { ReactNode } from 'react'
import { Page } from '../ui/Page.tsx'
import * as styles from './Vitrine.css.ts'

/** The page of a landing, with room between its parts. */
export const Vitrine = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className={styles.root}>{children}</div>
  </Page>
)
