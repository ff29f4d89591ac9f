import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { button } from './buttonLook.css.ts'

type Props = {
  to: string
  look?: 'primary' | 'secondary' | 'quiet'
  shape?: 'normal' | 'compact' | 'wide'
  children: ReactNode
}

/** A link within the site that looks like a button. */
export const LinkButton = ({ to, look = 'primary', shape = 'normal', children }: Props) => (
  <Link to={to} className={button({ look, shape })}>
    {children}
  </Link>
)
