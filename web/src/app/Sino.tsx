import { Bell } from 'lucide-react'
import type { PreloadedQuery } from 'react-relay'
import { NavLink } from 'react-router-dom'
import { button } from '../ui/buttonLook.css.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { Contagem } from './Contagem.tsx'
import * as styles from './Sino.css.ts'

type Props = { to: string; reference: PreloadedQuery<HeaderUserQuery> }

/** The way to the notifications, with how many were not read. */
export const Sino = ({ to, reference }: Props) => (
  <span className={styles.root}>
    <NavLink to={to} title="Notificações" className={button({ look: 'quiet', shape: 'icon' })}>
      <Bell size={20} aria-hidden="true" />
      <VisuallyHidden>Notificações </VisuallyHidden>
      <span className={styles.count}>
        <Contagem reference={reference} de="notificacoes" />
      </span>
    </NavLink>
  </span>
)
