import BellOff from 'lucide-react/icons/bell-off'
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { formatDia } from '../conversas/dates.ts'
import { useToday } from '../conversas/useToday.ts'
import { paths } from '../paths.ts'
import { useOnGap } from '../relay/staleness.ts'
import { refetchQuery } from '../relay/refetchQuery.ts'
import { readSessao } from '../sessao/sessao.ts'
import { Card } from '../ui/layout/Card.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Notice } from '../ui/state/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type {
  NotificacoesList_viewer$data,
  NotificacoesList_viewer$key,
} from './__generated__/NotificacoesList_viewer.graphql.ts'
import paginationQuery, {
  type NotificacoesListPaginationQuery,
} from './__generated__/NotificacoesListPaginationQuery.graphql.ts'
import { type Grupo, groupByDia, isBefore } from './grupos.ts'
import { NotificacaoItem } from './NotificacaoItem.tsx'
import * as styles from './NotificacoesList.css.ts'

const perPage = 20

/** The largest window of the API. */
const maxWindow = 100

type Props = {
  viewerRef: NotificacoesList_viewer$key
  /** The kinds to list; null for all. */
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
          tipo
          titulo
          criadaEm
          acao {
            href
          }
          ...NotificacaoItem_notificacao
        }
      }
    }
  }
`

/** The notifications by day of the last week, and older ones, newest first, in windows of twenty. Those of one vaga and event in a row are one group. */
export const NotificacoesList = ({ viewerRef, tipos }: Props) => {
  const environment = useRelayEnvironment()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificacoesListPaginationQuery,
    NotificacoesList_viewer$key
  >(fragment, viewerRef)
  const edges = data.notificacoes.edges
  useOnGap(() => {
    const first = Math.min(Math.max(edges.length, perPage), maxWindow)
    refetchQuery<NotificacoesListPaginationQuery>(environment, paginationQuery, { tipos, first })
  })
  return (
    <Stack>
      {data.notificacoes?.exemplo ? (
        <Notice tone="info" title="Dados de exemplo">
          O sistema da universidade ainda não envia notificações. Estas mostram como elas vão aparecer.
        </Notice>
      ) : null}
      {edges.length === 0 ? <NenhumaNotificacao /> : null}
      {edges.length > 0 ? <Dias notificacoes={edges.map(({ node }) => node)} /> : null}
      {hasNext ? (
        <LoadMore what="notificações" busy={isLoadingNext} onLoad={onComplete => loadNext(perPage, { onComplete })} />
      ) : null}
      <div role="status">
        <VisuallyHidden>{edges.length === 1 ? '1 notificação' : `${edges.length} notificações`}</VisuallyHidden>
      </div>
    </Stack>
  )
}

type Notificacao = NotificacoesList_viewer$data['notificacoes']['edges'][number]['node']

const toAgrupavel = (ref: Notificacao) => {
  const { id, tipo, titulo, criadaEm, acao } = ref
  return { ref, id, tipo, titulo, criadaEm, acao: acao && { href: acao.href } }
}

/** Days with a heading of their own. A row says how old it is, so that older ones share a heading. */
const diasComTitulo = 7

const Dias = ({ notificacoes }: { notificacoes: readonly Notificacao[] }) => {
  const today = useToday()
  const since = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1 - diasComTitulo)
  return (
    <Card padding="none">
      {groupByDia(notificacoes.map(toAgrupavel), since).map(({ dia, grupos }) => (
        <Dia
          key={dia ? tituloDe(dia, today, since) : grupos[0]?.[0].id}
          titulo={dia && tituloDe(dia, today, since)}
          grupos={grupos}
        />
      ))}
    </Card>
  )
}

const tituloDe = (dia: string, today: Date, since: Date): string =>
  isBefore(dia, since) ? 'Mais antigas' : formatDia(dia, today)

type DiaProps = { titulo: string | null; grupos: readonly Grupo<ReturnType<typeof toAgrupavel>>[] }

const Dia = ({ titulo, grupos }: DiaProps) => (
  <section className={styles.day}>
    {titulo ? (
      <div className={styles.date}>
        <Heading level={2} look="label">
          {titulo}
        </Heading>
      </div>
    ) : null}
    <ul className={styles.rows}>
      {grupos.map(grupo => (
        <NotificacaoItem key={grupo.at(-1)?.id} grupoRef={grupo.map(({ ref }) => ref)} />
      ))}
    </ul>
  </section>
)

const NenhumaNotificacao = () => (
  <EmptyState
    icon={<BellOff size={28} />}
    title="Nenhuma notificação por aqui"
    actions={
      readSessao()?.ehAluno ? (
        <LinkButton to={paths.vagas()}>Explorar oportunidades</LinkButton>
      ) : (
        <LinkButton to={paths.professor.vagas()}>Ver minhas oportunidades</LinkButton>
      )
    }
  >
    Quando algo acontecer com as suas oportunidades, conexões e mensagens, você vê aqui.
  </EmptyState>
)
