import Bell from 'lucide-react/icons/bell'
import type { PreloadedQuery } from 'react-relay'
import { NavLink } from 'react-router-dom'
import { button } from '../../ui/form/buttonLook.css.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { NaoLidasCount } from './NaoLidasCount.tsx'
import * as styles from './NotificacoesLink.css.ts'

type Props = { to: string; reference: PreloadedQuery<HeaderUserQuery> }

/** The link to the notifications, with the number of unread ones. */
export const NotificacoesLink = ({ to, reference }: Props) => (
  <span className={styles.root}>
    <NavLink to={to} title="Notificações" className={button({ look: 'quiet', shape: 'icon' })}>
      <Bell size={20} aria-hidden="true" />
      <VisuallyHidden>Notificações </VisuallyHidden>
      <span className={styles.count}>
        <NaoLidasCount reference={reference} de="notificacoes" />
      </span>
    </NavLink>
  </span>
)
