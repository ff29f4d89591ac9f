import { Search } from 'lucide-react'
import { useState } from 'react'
import { commitLocalUpdate, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { paths } from '../paths.ts'
import { useAoRecuperar } from '../relay/recuperar.ts'
import { reler } from '../relay/reler.ts'
import { lerSessao } from '../sessao/sessao.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import relida, { type ConversasListPaginationQuery } from './__generated__/ConversasListPaginationQuery.graphql.ts'
import type { ConversasList_viewer$key } from './__generated__/ConversasList_viewer.graphql.ts'
import { encontra } from './busca.ts'
import { ConversaItem } from './ConversaItem.tsx'
import * as styles from './ConversasList.css.ts'
import { contarPelaLista } from './loja.ts'

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
  @argumentDefinitions(quantas: { type: "Int", defaultValue: 1000 }, cursor: { type: "String" }) {
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
  }
`

/** The conversations, last talk first, and the search over names and last messages (design §5.5). */
export const ConversasList = ({ viewerRef, aberta, onOpen }: Props) => {
  const environment = useRelayEnvironment()
  const { data } = usePaginationFragment<ConversasListPaginationQuery, ConversasList_viewer$key>(fragment, viewerRef)
  const [busca, setBusca] = useState('')
  useAoRecuperar(() =>
    reler<ConversasListPaginationQuery>(environment, relida, {}, () => commitLocalUpdate(environment, contarPelaLista)),
  )
  const conversas = data.conversas.edges.map(({ node }) => node)
  const found = conversas.filter(({ pessoa, ultimaMensagem }) => encontra(busca, pessoa.nome, ultimaMensagem))
  return (
    <aside className={styles.root} aria-label="Conversas">
      <div role="search" className={styles.search}>
        <TextInput
          type="search"
          icon={<Search size={20} />}
          aria-label="Buscar conversas"
          placeholder="Buscar conversas..."
          value={busca}
          onChange={event => setBusca(event.target.value)}
        />
      </div>
      {found.length > 0 ? (
        <ul className={styles.items}>
          {found.map(conversa => (
            <li key={conversa.id} className={styles.item}>
              <ConversaItem conversaRef={conversa} aberta={conversa.pessoa.codigo === aberta} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      ) : (
        <Nenhuma buscando={conversas.length > 0} />
      )}
    </aside>
  )
}

/** What to do next stands below: to write to somebody begins with them, on another page. */
const Nenhuma = ({ buscando }: { buscando: boolean }) => {
  const ehAluno = lerSessao()?.ehAluno
  return (
    <div className={styles.none}>
      <output>Nenhuma conversa encontrada.</output>
      {buscando ? (
        <p>Tente outro nome ou outra palavra da última mensagem.</p>
      ) : (
        <TextLink to={ehAluno ? paths.rede() : paths.professor.vagas()} alone>
          {ehAluno ? 'Encontre alguém na sua rede' : 'Escreva a quem se candidatou às suas oportunidades'}
        </TextLink>
      )}
    </div>
  )
}
