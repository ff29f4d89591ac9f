import type { ReactNode } from 'react'
import * as styles from './EmptyState.css.ts'
import * as tones from '../toneLook.css.ts'

type Props = {
  /** A 28 px icon. */
  icon: ReactNode
  /** The specification's sentence for it. */
  title: string
  /** What to do next. */
  children?: ReactNode
  actions?: ReactNode
}

export const EmptyState = ({ icon, title, children, actions }: Props) => (
  <div className={styles.root}>
    <span className={`${styles.icon} ${tones.soft.primary}`} aria-hidden="true">
      {icon}
    </span>
    <p className={styles.title}>{title}</p>
    {children ? <div className={styles.words}>{children}</div> : null}
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
)
