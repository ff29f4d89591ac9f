import Compass from 'lucide-react/icons/compass'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'

/** The page for unknown paths (specification §2). */
export const NotFound = () => (
  <Page width="reading">
    <PageHeader title="Página não encontrada" />
    <EmptyState
      icon={<Compass size={28} />}
      title="O endereço pode ter mudado, ou a página já não existe."
      actions={
        <>
          <LinkButton to={paths.inicio()}>Voltar ao início</LinkButton>
          <LinkButton look="secondary" to={paths.login()}>
            Ir para login
          </LinkButton>
        </>
      }
    />
  </Page>
)
