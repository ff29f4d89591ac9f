import type { ReactNode } from 'react'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

type Props = {
  title: string
  /** One sentence. */
  lead: string
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a page of the administration. */
export const Administracao = ({ title, lead, actions, children }: Props) => (
  <Page dense>
    <Stack>
      <PageHeader title={title} look="dense" lead={lead} actions={actions} />
      {children}
    </Stack>
  </Page>
)
