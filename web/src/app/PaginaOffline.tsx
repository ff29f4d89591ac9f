import { CloudOff } from 'lucide-react'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/**
 * What the service worker shows of an address that it does not keep, where there is no connection. Needs no code: its
 * links lead to pages that are kept.
 */
export const PaginaOffline = () => (
  <main>
    <Page width="reading">
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
