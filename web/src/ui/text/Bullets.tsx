import type { ReactNode } from 'react'
import * as styles from './Bullets.css.ts'

/** A list of sentences; its children are the items. */
export const Bullets = ({ children }: { children: ReactNode }) => <ul className={styles.root}>{children}</ul>
