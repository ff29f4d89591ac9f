import type { ReactNode } from 'react'
import * as tones from '../../ui/toneLook.css.ts'
import * as styles from './FiltroEmLinha.css.ts'

type Props = {
  tone: 'info' | 'success'
  title: string
  /** Stays in view while the page scrolls. */
  sticky?: boolean
  action: ReactNode
  children: ReactNode
}

/** A filter in one row, with what can be done with it. */
export const FiltroEmLinha = ({ tone, title, sticky = false, action, children }: Props) => (
  <div
    className={`${styles.root} ${tones.edged[tone]} ${sticky ? styles.sticky : ''} ${tone === 'success' ? styles.aplicado : ''}`}
  >
    <p className={styles.title}>{title}</p>
    {children}
    <div className={styles.action}>{action}</div>
  </div>
)
