import { Button } from '../ui/form/Button.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'

/** The last error boundary, for an error of the shell itself. Only a reload helps. */
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
