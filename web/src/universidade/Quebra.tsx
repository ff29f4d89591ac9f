import type { ReactNode } from 'react'
import * as styles from './Quebra.css.ts'

/** A part of a table's cell whose text wraps: on a wide screen those of its cells do not. */
export const Quebra = ({ children }: { children: ReactNode }) => <div className={styles.root}>{children}</div>
