import type { ReactNode } from 'react'
import { Page } from '../../ui/layout/Page.tsx'
import * as styles from './LandingLayout.css.ts'

/** The sections of a landing page below each other. */
export const LandingLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className={styles.root}>{children}</div>
  </Page>
)
