import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

/** Text only for screen readers. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={styles.root}>{children}</span>
