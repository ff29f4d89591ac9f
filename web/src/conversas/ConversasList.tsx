import Search from 'lucide-react/icons/search'
import { lazy, Suspense } from 'react'
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { paths } from '../paths.ts'
import { useOnGap } from '../relay/staleness.ts'
import { refetchQuery } from '../relay/refetchQuery.ts'
import { readSessao } from '../sessao/sessao.ts'
import { matchesSearch, toSearchText } from '../ui/searchText.ts'
import { TextInput } from '../ui/form/TextInput.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import paginationQuery, {
  type ConversasListPaginationQuery,
} from './__generated__/ConversasListPaginationQuery.graphql.ts'
import type {
  ConversasList_viewer$data,
  ConversasList_viewer$key,
} from './__generated__/ConversasList_viewer.graphql.ts'
import { ConversaItem } from './ConversaItem.tsx'
import * as styles from './ConversasList.css.ts'
import { LoadMoreOnScroll } from './LoadMoreOnScroll.tsx'
import { useBuscaDeMensagens } from './useBuscaDeMensagens.ts'
import { useToday } from './useToday.ts'

/** Lazy: few visits search. */
const MensagensEncontradas = lazy(() =>
  import('./MensagensEncontradas.tsx').then(module => ({ default: module.MensagensEncontradas })),
)

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
  useRelidaAoRecuperar(conversas.length)
  const matches = matchesSearch(busca)
  const found = conversas.filter(({ pessoa, ultimaMensagem }) => matches(toSearchText(pessoa.nome, ultimaMensagem)))
  const mensagens = achadas?.mensagens.length ?? 0
  return (
    <aside className={styles.root} aria-label="Conversas">
      <Busca value={busca} onChange={buscar} />
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
        <Nenhuma buscando={conversas.length > 0} />
      )}
    </aside>
  )
}

/** Refetches the listed conversations after a gap. */
function useRelidaAoRecuperar(listadas: number) {
  const environment = useRelayEnvironment()
  useOnGap(() => {
    const quantas = Math.min(Math.max(listadas, janela), maxWindow)
    refetchQuery<ConversasListPaginationQuery>(environment, paginationQuery, { quantas })
  })
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

/** Links to the pages on which a conversation can be started. */
const Nenhuma = ({ buscando }: { buscando: boolean }) => {
  const ehAluno = readSessao()?.ehAluno
  return (
    <div className={styles.none}>
      <output>Nenhuma conversa encontrada.</output>
      {buscando ? (
        <p>Tente outro nome ou outra palavra de uma mensagem.</p>
      ) : (
        <TextLink to={ehAluno ? paths.rede() : paths.professor.vagas()} alone>
          {ehAluno ? 'Encontre alguém na sua rede' : 'Escreva a quem se candidatou às suas oportunidades'}
        </TextLink>
      )}
    </div>
  )
}
