import type { MouseEvent, ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { HeaderLink } from './headerLinks.ts'

type Props = {
  link: HeaderLink
  className: string
  onHistorico: () => void
  onClick?: () => void
  children: ReactNode
}

/** A link of the header. The one that opens a dialog is a link all the same, for who wants it in another tab. */
export const NavItem = ({
  link: { to, end = false, opensHistorico = false },
  className,
  onHistorico,
  onClick,
  children,
}: Props) => {
  const handleClick = (event: MouseEvent) => {
    onClick?.()
    if (!opensHistorico || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onHistorico()
  }
  return (
    <NavLink
      to={to}
      end={end}
      aria-haspopup={opensHistorico ? 'dialog' : undefined}
      onClick={handleClick}
      className={className}
    >
      {children}
    </NavLink>
  )
}
