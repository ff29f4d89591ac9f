import ArrowDown from 'lucide-react/icons/arrow-down'
import { memo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import type {
  MensagensList_viewer$data,
  MensagensList_viewer$key,
} from './__generated__/MensagensList_viewer.graphql.ts'
import type { MensagensListPaginationQuery } from './__generated__/MensagensListPaginationQuery.graphql.ts'
import { MensagemAnnouncer } from './MensagemAnnouncer.tsx'
import { formatDia, startsDay } from '../dates.ts'
import { useToday } from '../useToday.ts'
import { LoadMoreOnScroll } from '../LoadMoreOnScroll.tsx'
import { MensagemItem } from './MensagemItem.tsx'
import * as styles from './MensagensList.css.ts'
import { useThreadScroll } from './useThreadScroll.ts'

const janela = 50

type Mensagem = NonNullable<MensagensList_viewer$data['mensagens']>['edges'][number]['node']

type Props = {
  viewerRef: MensagensList_viewer$key
  /** The other person's. */
  nome: string | null
  nova: boolean
}

const fragment = graphql`
  fragment MensagensList_viewer on Viewer
  @throwOnFieldError
  @refetchable(queryName: "MensagensListPaginationQuery")
  @argumentDefinitions(quantas: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    mensagens(codigo: $com, first: $quantas, after: $cursor) @connection(key: "MensagensList_mensagens") {
      edges {
        node {
          id
          criadaEm
          minha
          ...MensagemAnnouncer_mensagem
          ...MensagemItem_mensagem
        }
      }
    }
  }
`

/** The messages with one person, by day, the newest last. Scrolling up loads older ones in windows. */
export const MensagensList = ({ viewerRef, nome, nova }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MensagensListPaginationQuery,
    MensagensList_viewer$key
  >(fragment, viewerRef)
  // The connection has the newest first; the page shows the oldest first.
  const mensagens = data.mensagens.edges.map(({ node }) => node).toReversed()
  const ultima = mensagens.at(-1) ?? null
  const { ref, temNovas, scrollToBottom } = useThreadScroll(mensagens[0]?.id ?? null, ultima)
  return (
    <div className={styles.root}>
      {/* Focusable, so that a keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div ref={ref} className={styles.scroller} tabIndex={0} role="region" aria-label="Mensagens">
        <div className={styles.content}>
          {hasNext ? (
            <LoadMoreOnScroll
              what="mensagens anteriores"
              busyText="Carregando mensagens..."
              busy={isLoadingNext}
              onLoad={onComplete => loadNext(janela, { onComplete })}
            />
          ) : null}
          {ultima ? null : <Nenhuma nova={nova} />}
          <Dias mensagens={mensagens} nome={nome} />
        </div>
      </div>
      {temNovas ? (
        <div className={styles.news}>
          <Button shape="compact" onClick={scrollToBottom}>
            <ArrowDown size={16} aria-hidden="true" /> Novas mensagens
          </Button>
        </div>
      ) : null}
      <MensagemAnnouncer mensagemRef={ultima} nome={nome} />
    </div>
  )
}

type DiasProps = { mensagens: readonly Mensagem[]; nome: string | null }

const Dias = ({ mensagens, nome }: DiasProps) => {
  const today = useToday()
  return (
    <ol className={styles.items}>
      {mensagens.map((mensagem, index) => {
        const before = mensagens[index - 1]
        const dia = startsDay(before?.criadaEm ?? null, mensagem.criadaEm) ? formatDia(mensagem.criadaEm, today) : null
        const segue = dia === null && before?.minha === mensagem.minha
        return <Linha key={mensagem.id} mensagem={mensagem} nome={nome} dia={dia} segue={segue} />
      })}
    </ol>
  )
}

type LinhaProps = { mensagem: Mensagem; nome: string | null; dia: string | null; segue: boolean }

/** Memoized: another window or message does not render thousands of rows again. */
const Linha = memo(({ mensagem, nome, dia, segue }: LinhaProps) => (
  <li data-mensagem={mensagem.id} className={styles.item} data-segue={segue}>
    {dia ? (
      <p className={styles.day}>
        <span className={styles.pill}>{dia}</span>
      </p>
    ) : null}
    <MensagemItem mensagemRef={mensagem} nome={nome} />
  </li>
))

const Nenhuma = ({ nova }: { nova: boolean }) => (
  <div className={styles.none}>
    <p>{nova ? 'Nenhuma mensagem ainda.' : 'Nenhuma mensagem nesta conversa.'}</p>
    <p>Seja o primeiro a enviar uma mensagem!</p>
  </div>
)
