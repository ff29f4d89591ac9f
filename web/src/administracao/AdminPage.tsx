import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import * as styles from './AdminPage.css.ts'

const areas = [
  { to: paths.admin.inicio(), label: 'Visão geral' },
  { to: paths.admin.pessoas(), label: 'Pessoas' },
  { to: paths.admin.auditoria(), label: 'Auditoria' },
]

type Props = {
  title: string
  /** One sentence. */
  lead: string
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the administration: its pages side by side, and the one that is open. */
export const AdminPage = ({ title, lead, actions, children }: Props) => (
  <Page dense>
    <Stack>
      <nav aria-label="Administração" className={styles.nav}>
        {areas.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={styles.link}>
            {label}
          </NavLink>
        ))}
      </nav>
      <PageHeader title={title} look="dense" lead={lead} actions={actions} />
      {children}
    </Stack>
  </Page>
)
