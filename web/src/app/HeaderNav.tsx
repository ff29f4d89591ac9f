import type { HeaderLink } from './headerLinks.ts'
import * as styles from './HeaderNav.css.ts'
import { NavItem } from './NavItem.tsx'

type Props = { links: readonly HeaderLink[]; onHistorico: () => void }

export const HeaderNav = ({ links, onHistorico }: Props) => (
  <nav aria-label="Principal" className={styles.root}>
    {links.map(link => (
      <NavItem key={link.to} link={link} onHistorico={onHistorico} className={styles.link}>
        {link.label}
      </NavItem>
    ))}
  </nav>
)
