import type { ReactNode } from 'react'
import * as styles from './Dobra.css.ts'

/** What is read on demand. */
export const Dobra = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <details>
    <summary className={styles.summary}>{titulo}</summary>
    {children}
  </details>
)
