import type { ReactNode } from 'react'
import * as styles from './Actions.css.ts'

/** A row of actions. On a phone it takes no room while an element around it has `data-acoes="false"`. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.root}>{children}</div>
