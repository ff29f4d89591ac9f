import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { TriangleAlert } from 'lucide-react'

/** The last boundary: the shell itself broke. Only a new load helps. */
export const RootError = () => (
  <main>
    <Page width="reading">
      <PageHeader title="Algo deu errado" />
      <EmptyState
        icon={<TriangleAlert size={28} />}
        title="A página encontrou um problema inesperado."
        actions={<Button onClick={() => window.location.reload()}>Recarregar a página</Button>}
      />
    </Page>
  </main>
)
