import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as styles from './TextLink.css.ts'

type Props = {
  /** A path of `paths`, or an absolute https address, which opens in a new tab. */
  to: string
  look?: keyof typeof styles.look
  /** Stands alone, not within a sentence: gets a target of 44 px. */
  alone?: boolean
  children: ReactNode
}

export const TextLink = ({ to, look = 'primary', alone = false, children }: Props) => {
  const className = `${styles.root} ${styles.look[look]} ${alone ? styles.target : ''}`
  if (!/^(https?|mailto):/.test(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}
