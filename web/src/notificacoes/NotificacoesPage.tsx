import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { NotificacoesPageQuery } from './__generated__/NotificacoesPageQuery.graphql.ts'
import { FiltroDeNotificacoes } from './FiltroDeNotificacoes.tsx'
import { MarcarTodas } from './MarcarTodas.tsx'
import { NotificacoesList } from './NotificacoesList.tsx'

/** '/notifications' and '/professor/notifications': the same page, with the filters of the reader's role. */
export const NotificacoesPage = () => {
  const { viewer } = usePageQuery<NotificacoesPageQuery>(graphql`
    query NotificacoesPageQuery($tipos: [TipoDeNotificacao!]) @throwOnFieldError {
      viewer {
        papel
        ...NotificacoesList_viewer @arguments(tipos: $tipos)
      }
    }
  `)
  if (!viewer) return null
  return (
    <Page width="reading">
      <PageHeader title="Notificações" actions={<MarcarTodas />} />
      <FiltroDeNotificacoes papel={viewer.papel} />
      <NotificacoesList viewerRef={viewer} />
    </Page>
  )
}
