import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as styles from './TextLink.css.ts'
import { useIntent } from './useIntent.ts'
import { withinSite } from './withinSite.ts'

type Props = {
  /** A path of `paths`, or an absolute https address, which opens in a new tab. */
  to: string
  look?: keyof typeof styles.look
  /** Stands alone, not within a sentence: gets a target of 44 px. */
  alone?: boolean
  /** Called when the reader seems about to follow a link within the site: the time to load what it leads to. */
  onIntent?: () => void
  children: ReactNode
}

export const TextLink = ({ to, look = 'primary', alone = false, onIntent, children }: Props) => {
  const intent = useIntent(onIntent)
  const className = `${styles.root} ${styles.look[look]} ${alone ? styles.target : ''}`
  if (!/^(https?|mailto):/.test(to)) {
    return (
      <Link to={withinSite(to)} className={className} {...intent}>
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
