import Search from 'lucide-react/icons/search'
import { lazy, Suspense } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useKeepCurrent } from '../relay/useKeepCurrent.ts'
import { usePageTopics } from '../relay/usePageQuery.ts'
import { matchesSearch, toSearchText } from '../ui/searchText.ts'
import { TextInput } from '../ui/form/TextInput.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import paginationQuery, {
  type ConversasListPaginationQuery,
} from './__generated__/ConversasListPaginationQuery.graphql.ts'
import type {
  ConversasList_viewer$data,
  ConversasList_viewer$key,
} from './__generated__/ConversasList_viewer.graphql.ts'
import { ConversaItem, ConversaItemSkeleton } from './ConversaItem.tsx'
import * as styles from './ConversasList.css.ts'
import { LoadMoreOnScroll } from './LoadMoreOnScroll.tsx'
import { useBuscaDeMensagens } from './useBuscaDeMensagens.ts'
import { useToday } from './useToday.ts'

/** Lazy: few visits search. */
const MensagensEncontradas = lazy(() =>
  import('./MensagensEncontradas.tsx').then(module => ({ default: module.MensagensEncontradas })),
)

/** Lazy: few lists are empty. */
const ListaVazia = lazy(() => import('./ListaVazia.tsx').then(module => ({ default: module.ListaVazia })))

const janela = 50

/** The largest window of the API. */
const maxWindow = 100

type Props = {
  viewerRef: ConversasList_viewer$key
  /** REST id of the person whose conversation is open. */
  aberta: string | null
  onOpen: (com: string) => void
}

const fragment = graphql`
  fragment ConversasList_viewer on Viewer
  @throwOnFieldError
  @refetchable(queryName: "ConversasListPaginationQuery")
  @argumentDefinitions(quantas: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    conversas(first: $quantas, after: $cursor) @connection(key: "ConversasList_conversas") {
      edges {
        node {
          id
          ultimaMensagem
          pessoa {
            codigo
            nome
          }
          ...ConversaItem_conversa
        }
      }
    }
    # Read by the header: its count must be as old as the conversations.
    # eslint-disable-next-line relay/unused-fields
    naoLidas {
      # eslint-disable-next-line relay/unused-fields
      mensagens
    }
  }
`

/**
 * The conversations, most recent first, and the search over names and the words of messages (specification §10.5). Loads
 * more when scrolled to the end, and while a search finds too few to fill the list.
 */
export const ConversasList = ({ viewerRef, aberta, onOpen }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ConversasListPaginationQuery,
    ConversasList_viewer$key
  >(fragment, viewerRef)
  const { busca, buscar, achadas } = useBuscaDeMensagens()
  const conversas = data.conversas.edges.map(({ node }) => node)
  const vazia = conversas.length === 0
  const quantas = Math.min(Math.max(conversas.length, janela), maxWindow)
  useKeepCurrent(paginationQuery, { quantas }, usePageTopics())
  const matches = matchesSearch(busca)
  const found = conversas.filter(({ pessoa, ultimaMensagem }) => matches(toSearchText(pessoa.nome, ultimaMensagem)))
  const mensagens = achadas?.mensagens.length ?? 0
  return (
    <aside className={styles.root} aria-label="Conversas" data-vazia={(vazia && aberta === null) || undefined}>
      {vazia ? null : <Busca value={busca} onChange={buscar} />}
      <div role="status">
        <VisuallyHidden>{busca ? encontradas(found.length, mensagens) : ''}</VisuallyHidden>
      </div>
      {found.length > 0 || hasNext || mensagens > 0 ? (
        <div className={styles.items}>
          <Itens conversas={found} aberta={aberta} onOpen={onOpen} />
          {hasNext ? (
            <LoadMoreOnScroll
              what="conversas anteriores"
              busyText="Carregando conversas..."
              busy={isLoadingNext}
              onLoad={onComplete => loadNext(janela, { onComplete })}
            />
          ) : null}
          <Suspense>{achadas && mensagens > 0 ? <MensagensEncontradas {...achadas} onOpen={onOpen} /> : null}</Suspense>
        </div>
      ) : (
        <Suspense>
          <ListaVazia buscando={!vazia} />
        </Suspense>
      )}
    </aside>
  )
}

const encontradas = (conversas: number, mensagens: number) =>
  [
    conversas === 1 ? '1 conversa' : `${conversas} conversas`,
    ...(mensagens === 0 ? [] : [mensagens === 1 ? '1 mensagem' : `${mensagens} mensagens`]),
  ].join(', ')

const Busca = ({ value, onChange }: { value: string; onChange: (busca: string) => void }) => (
  <div role="search" className={styles.search}>
    <TextInput
      type="search"
      icon={<Search size={20} />}
      aria-label="Buscar conversas"
      placeholder="Buscar conversas..."
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </div>
)

type ItensProps = Omit<Props, 'viewerRef'> & {
  conversas: readonly ConversasList_viewer$data['conversas']['edges'][number]['node'][]
}

const Itens = ({ conversas, aberta, onOpen }: ItensProps) => {
  const today = useToday()
  return (
    <ul>
      {conversas.map(conversa => (
        <li key={conversa.id} className={styles.item}>
          <ConversaItem
            conversaRef={conversa}
            aberta={conversa.pessoa.codigo === aberta}
            today={today}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}

/** The list while it loads. */
export const ConversasSkeleton = () => (
  <div className={styles.root}>
    <Loading label="Carregando conversas...">
      <div className={styles.search}>
        <Skeleton shape="block" height="44px" />
      </div>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} data-sketch="" className={styles.item}>
          <ConversaItemSkeleton />
        </div>
      ))}
    </Loading>
  </div>
)
