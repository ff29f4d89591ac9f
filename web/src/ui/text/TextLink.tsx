import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as styles from './TextLink.css.ts'
import { useIntent } from '../useIntent.ts'
import { withinSite } from '../withinSite.ts'

type Props = {
  /** A path of `paths`, or an absolute https URL, which opens in a new tab. */
  to: string
  /** As in LinkButton. */
  state?: object | undefined
  look?: keyof typeof styles.look
  /** Not inside a sentence: the target is 44 px high. 'tight': it reaches beyond the line, which is as high as a tag. */
  alone?: boolean | 'tight'
  /** Called when the reader seems about to follow an internal link, so that its page can be prefetched. */
  onIntent?: () => void
  /** As in LinkButton. */
  tabIndex?: -1
  children: ReactNode
}

export const TextLink = ({ to, state, look = 'primary', alone = false, onIntent, tabIndex, children }: Props) => {
  const intent = useIntent(onIntent)
  const className = `${styles.root} ${styles.look[look]} ${alone ? styles.target : ''} ${alone === 'tight' ? styles.tight : ''}`
  if (!/^(https?|mailto):/.test(to)) {
    return (
      <Link to={withinSite(to)} state={state} tabIndex={tabIndex} className={className} {...intent}>
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
