import type { ReactNode } from 'react'
import * as styles from './Cena.css.ts'

/** A drawing of 480 by 320 that fills its container. Decorative: the text beside it says the same. */
export const Cena = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={styles.root}>
    {children}
  </svg>
)
