import { BellOff } from 'lucide-react'
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { paths } from '../paths.ts'
import { useAoRecuperar } from '../relay/recuperar.ts'
import { reler } from '../relay/reler.ts'
import { lerSessao } from '../sessao/sessao.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { NotificacoesList_viewer$key } from './__generated__/NotificacoesList_viewer.graphql.ts'
import relida, {
  type NotificacoesListPaginationQuery,
} from './__generated__/NotificacoesListPaginationQuery.graphql.ts'
import { NotificacaoItem } from './NotificacaoItem.tsx'

const perPage = 20

/** No window is larger. */
const atMost = 100

type Props = {
  viewerRef: NotificacoesList_viewer$key
  /** Those that are listed; null for all. */
  tipos: NotificacoesListPaginationQuery['variables']['tipos']
}

const fragment = graphql`
  fragment NotificacoesList_viewer on Viewer
  @refetchable(queryName: "NotificacoesListPaginationQuery")
  @argumentDefinitions(
    tipos: { type: "[TipoDeNotificacao!]" }
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
  )
  @throwOnFieldError {
    notificacoes(tipos: $tipos, first: $first, after: $after) @connection(key: "NotificacoesList_notificacoes") {
      exemplo
      edges {
        node {
          id
          ...NotificacaoItem_notificacao
        }
      }
    }
  }
`

/** What happened, newest first, twenty at a time. */
export const NotificacoesList = ({ viewerRef, tipos }: Props) => {
  const environment = useRelayEnvironment()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificacoesListPaginationQuery,
    NotificacoesList_viewer$key
  >(fragment, viewerRef)
  const edges = data.notificacoes.edges
  useAoRecuperar(() => {
    const first = Math.min(Math.max(edges.length, perPage), atMost)
    reler<NotificacoesListPaginationQuery>(environment, relida, { tipos, first })
  })
  return (
    <Stack>
      {data.notificacoes?.exemplo ? (
        <Notice tone="info" title="Dados de exemplo">
          O sistema da universidade ainda não envia notificações. Estas mostram como elas vão aparecer.
        </Notice>
      ) : null}
      {edges.length === 0 ? <NenhumaNotificacao /> : null}
      <Stack as="ul" gap="small">
        {edges.map(({ node }) => (
          <NotificacaoItem key={node.id} notificacaoRef={node} />
        ))}
      </Stack>
      {hasNext ? (
        <LoadMore what="notificações" busy={isLoadingNext} onLoad={onComplete => loadNext(perPage, { onComplete })} />
      ) : null}
    </Stack>
  )
}

const NenhumaNotificacao = () => (
  <EmptyState
    icon={<BellOff size={28} />}
    title="Nenhuma notificação por aqui"
    actions={
      lerSessao()?.ehAluno ? (
        <LinkButton to={paths.vagas()}>Explorar oportunidades</LinkButton>
      ) : (
        <LinkButton to={paths.professor.vagas()}>Ver minhas oportunidades</LinkButton>
      )
    }
  >
    Quando algo acontecer com as suas oportunidades, conexões e mensagens, você vê aqui.
  </EmptyState>
)
