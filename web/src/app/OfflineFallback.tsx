import CloudOff from 'lucide-react/icons/cloud-off'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'

/**
 * The page that the service worker serves without a connection for an address that is not in its cache. Works without
 * JavaScript; its links lead to cached pages.
 */
export const OfflineFallback = () => (
  <main>
    <Page>
      <PageHeader title="Sem conexão" above={<img src="/favicon.svg" alt="Mural Acadêmico" width={32} height={32} />} />
      <EmptyState
        icon={<CloudOff size={28} />}
        title="Esta página só abre com internet."
        actions={
          <>
            <LinkButton to={paths.vagas()}>Última lista de oportunidades</LinkButton>
            <LinkButton look="secondary" to={paths.inicio()}>
              Ir para o início
            </LinkButton>
          </>
        }
      >
        Sem conexão você ainda pode reler a última lista e as oportunidades que abriu neste navegador. O que você
        escreveu continua guardado. Quando a conexão voltar, recarregue a página.
      </EmptyState>
    </Page>
  </main>
)
