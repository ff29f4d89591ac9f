import type { PreloadedQuery } from 'react-relay'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { NaoLidasCount } from './NaoLidasCount.tsx'
import type { HeaderLink } from './headerLinks.ts'
import * as styles from './HeaderNav.css.ts'
import { NavItem } from './NavItem.tsx'

type Props = {
  links: readonly HeaderLink[]
  reference: PreloadedQuery<HeaderUserQuery>
}

export const HeaderNav = ({ links, reference }: Props) => (
  <nav aria-label="Principal" className={styles.root}>
    {links.map(link => (
      <NavItem key={link.to} link={link} className={styles.link}>
        {link.label}
        {link.naoLidas ? <NaoLidasCount reference={reference} de={link.naoLidas} /> : null}
      </NavItem>
    ))}
  </nav>
)
