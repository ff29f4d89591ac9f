import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { HeaderLink } from './headerLinks.ts'

type Props = {
  link: HeaderLink
  className: string
  onClick?: () => void
  children: ReactNode
}

/** A link of the header. */
export const NavItem = ({ link: { to, end = false, deOutro }, className, onClick, children }: Props) => {
  const { pathname } = useLocation()
  return (
    <NavLink to={to} end={end || pathname === deOutro} onClick={onClick} className={className}>
      {children}
    </NavLink>
  )
}
