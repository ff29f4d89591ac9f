import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'

/** '/conta' and '/professor/conta': what belongs to the account itself, a section each. */
export const ContaPage = () => (
  <Page dense>
    <Stack>
      <PageHeader title="Conta e privacidade" look="dense" />
    </Stack>
  </Page>
)
