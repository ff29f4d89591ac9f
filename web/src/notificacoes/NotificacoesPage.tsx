import { graphql, usePreloadedQuery } from 'react-relay'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { NotificacoesPageQuery } from './__generated__/NotificacoesPageQuery.graphql.ts'
import { FiltroDeNotificacoes } from './FiltroDeNotificacoes.tsx'
import { MarcarTodas } from './MarcarTodas.tsx'
import { NotificacoesList } from './NotificacoesList.tsx'

const query = graphql`
  query NotificacoesPageQuery($tipos: [TipoDeNotificacao!]) @preloadable @throwOnFieldError {
    viewer {
      papel
      ...NotificacoesList_viewer @arguments(tipos: $tipos)
    }
  }
`

/** '/notifications' and '/professor/notifications': the same page, with the filters of the reader's role. */
export const NotificacoesPage = () => {
  const reference = usePageReference<NotificacoesPageQuery>(query)
  const { viewer } = usePreloadedQuery<NotificacoesPageQuery>(query, reference)
  if (!viewer) return null
  return (
    <Page width="reading">
      <PageHeader title="Notificações" actions={<MarcarTodas />} />
      <FiltroDeNotificacoes papel={viewer.papel} />
      <NotificacoesList viewerRef={viewer} tipos={reference.variables.tipos} />
    </Page>
  )
}
