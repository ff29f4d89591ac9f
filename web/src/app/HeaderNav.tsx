import { NavLink } from 'react-router-dom'
import type { HeaderLink } from './headerLinks.ts'
import * as styles from './HeaderNav.css.ts'

export const HeaderNav = ({ links }: { links: readonly HeaderLink[] }) => (
  <nav aria-label="Principal" className={styles.root}>
    {links.map(({ to, label, end = false }) => (
      <NavLink key={to} to={to} end={end} className={styles.link}>
        {label}
      </NavLink>
    ))}
  </nav>
)
