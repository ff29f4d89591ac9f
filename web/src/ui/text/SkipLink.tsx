import type { MouseEvent } from 'react'
import * as styles from './SkipLink.css.ts'

type Props = {
  to: `#${string}`
  /** In place of the navigation, which would add a history entry. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: string
}

/** A link to a part of the page, visible with the focus only. */
export const SkipLink = ({ to, onClick, children }: Props) => (
  <a href={to} onClick={onClick} className={styles.root}>
    {children}
  </a>
)
