import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

export const LoginPage = () => (
  <Page width="form">
    <PageHeader title="Entrar" />
  </Page>
)
