import type { ReactNode } from 'react'
import * as styles from './EmptyState.css.ts'
import { Optional } from './Optional.tsx'

type Props = {
  /** What the page is for, on a pinned note: a 28 px icon. */
  icon?: ReactNode
  /** A drawing in its place, where there is room. It may load later. */
  cena?: ReactNode
  /** The specification's sentence for it. */
  title: string
  /** What to do next. */
  children?: ReactNode
  actions?: ReactNode
}

export const EmptyState = ({ icon, cena, title, children, actions }: Props) => (
  <div className={styles.root}>
    {cena ? (
      <div className={styles.cena}>
        <Optional>{cena}</Optional>
      </div>
    ) : (
      <span className={styles.note} aria-hidden="true">
        {icon}
      </span>
    )}
    <p className={styles.title}>{title}</p>
    {children ? <div className={styles.words}>{children}</div> : null}
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
)
