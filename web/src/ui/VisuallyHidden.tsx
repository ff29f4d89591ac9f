import type { ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={styles.root}>{children}</span>
