import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { button } from './buttonLook.css.ts'
import { useIntent } from '../useIntent.ts'
import { withinSite } from '../withinSite.ts'

type Props = {
  to: string
  /** For the page that it leads to; not in its address. */
  state?: object | undefined
  /** Replaces the history entry: going back leads to the page before. */
  replace?: boolean
  /** For a document of its own, which is no page of this app. */
  reload?: boolean
  look?: 'primary' | 'secondary' | 'quiet'
  shape?: 'normal' | 'compact' | 'wide'
  /** As in TextLink. */
  onIntent?: () => void
  onClick?: () => void
  /** The accessible name, starting with the visible text, to distinguish many equal buttons. */
  label?: string
  /** Also shows `label` as its tooltip. */
  tooltip?: boolean
  /** -1 if another link beside it leads to the same page. */
  tabIndex?: -1
  children: ReactNode
}

/** An internal link that looks like a button. */
export const LinkButton = ({
  to,
  state,
  replace = false,
  reload = false,
  look = 'primary',
  shape = 'normal',
  onIntent,
  onClick,
  label,
  tooltip = false,
  tabIndex,
  children,
}: Props) => (
  <Link
    to={withinSite(to)}
    state={state}
    replace={replace}
    reloadDocument={reload}
    onClick={onClick}
    aria-label={label}
    title={tooltip ? label : undefined}
    tabIndex={tabIndex}
    className={button({ look, shape })}
    {...useIntent(onIntent)}
  >
    {children}
  </Link>
)
