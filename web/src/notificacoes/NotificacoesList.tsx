import BellOff from 'lucide-react/icons/bell-off'
import { graphql, usePaginationFragment } from 'react-relay'
import { nearDay } from '../conversas/dates.ts'
import { useToday } from '../conversas/useToday.ts'
import { paths } from '../paths.ts'
import { useKeepCurrent } from '../relay/useKeepCurrent.ts'
import { usePageTopics } from '../relay/usePageQuery.ts'
import { readSessao } from '../sessao/sessao.ts'
import { formatDay } from '../ui/dates.ts'
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
import { type Grupo, groupByDia } from './grupos.ts'
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

/** The notifications by day, newest first, in windows of twenty. Those of one vaga and event in a row are one group. */
export const NotificacoesList = ({ viewerRef, tipos }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificacoesListPaginationQuery,
    NotificacoesList_viewer$key
  >(fragment, viewerRef)
  const edges = data.notificacoes.edges
  const first = Math.min(Math.max(edges.length, perPage), maxWindow)
  useKeepCurrent(paginationQuery, { tipos, first }, usePageTopics())
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

const Dias = ({ notificacoes }: { notificacoes: readonly Notificacao[] }) => {
  const today = useToday()
  return (
    <Card padding="none">
      {groupByDia(notificacoes.map(toAgrupavel)).map(({ dia, grupos }) => (
        <Dia
          key={dia ? tituloDe(dia, today) : grupos[0]?.[0].id}
          titulo={dia && tituloDe(dia, today)}
          grupos={grupos}
        />
      ))}
    </Card>
  )
}

const tituloDe = (dia: string, today: Date): string => nearDay(dia, today) ?? formatDay(dia, today)

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
