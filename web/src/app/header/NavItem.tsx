import type { MouseEvent, ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { HeaderLink } from './headerLinks.ts'

type Props = {
  link: HeaderLink
  className: string
  onHistorico: () => void
  onClick?: () => void
  children: ReactNode
}

/** A link of the header. A link that opens a dialog can also be opened in another tab. */
export const NavItem = ({
  link: { to, end = false, deOutro, opensHistorico = false },
  className,
  onHistorico,
  onClick,
  children,
}: Props) => {
  const { pathname } = useLocation()
  const handleClick = (event: MouseEvent) => {
    onClick?.()
    if (!opensHistorico || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onHistorico()
  }
  return (
    <NavLink
      to={to}
      end={end || pathname === deOutro}
      aria-haspopup={opensHistorico ? 'dialog' : undefined}
      onClick={handleClick}
      className={className}
    >
      {children}
    </NavLink>
  )
}
