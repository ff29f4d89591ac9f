import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

export const LoginDoProfessorPage = () => (
  <Page width="form">
    <PageHeader title="Entrar como professor" />
  </Page>
)
