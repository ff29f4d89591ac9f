import Search from 'lucide-react/icons/search'
import UsersRound from 'lucide-react/icons/users-round'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { matchesSearch, toSearchText } from '../ui/searchText.ts'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Grid } from '../ui/layout/Grid.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import type { MinhasConexoes_total$key } from './__generated__/MinhasConexoes_total.graphql.ts'
import type { MinhasConexoes_viewer$key } from './__generated__/MinhasConexoes_viewer.graphql.ts'
import type { MinhasConexoesPaginationQuery } from './__generated__/MinhasConexoesPaginationQuery.graphql.ts'
import * as styles from './MinhasConexoes.css.ts'
import { PessoaCard } from './PessoaCard.tsx'
import { useAteAPagina } from './useUrlState.ts'

const fragment = graphql`
  fragment MinhasConexoes_viewer on Viewer
  @refetchable(queryName: "MinhasConexoesPaginationQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @throwOnFieldError {
    rede {
      conexoes(first: $first, after: $after) @connection(key: "MinhasConexoes_conexoes") {
        edges {
          node {
            id
            cursoOuDepartamento
            tags
            pessoa {
              nome
            }
            ...PessoaCard_conexao
          }
        }
      }
    }
  }
`

/** The total, outside of @connection: payloads update the plain field, not the connection's record. */
const totalFragment = graphql`
  fragment MinhasConexoes_total on Viewer {
    rede {
      conexoes(first: 100) @catch(to: NULL) {
        total
      }
    }
  }
`

type Props = { viewerRef: MinhasConexoes_viewer$key & MinhasConexoes_total$key }

/** The people that the reader is connected with; the box filters the loaded ones while typing. */
export const MinhasConexoes = ({ viewerRef }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MinhasConexoesPaginationQuery,
    MinhasConexoes_viewer$key
  >(fragment, viewerRef)
  const [texto, setTexto] = useState('')
  const { conexoes } = useFragment<MinhasConexoes_total$key>(totalFragment, viewerRef).rede
  const { edges } = data.rede.conexoes
  const matches = matchesSearch(texto)
  const shown = edges
    .map(({ node }) => node)
    .filter(({ cursoOuDepartamento, tags, pessoa }) => matches(toSearchText(pessoa.nome, cursoOuDepartamento, ...tags)))
  const carregar = useAteAPagina({ aqui: edges.length, hasNext, loadNext })
  const ref = useFocusAfterLoss(edges.length)
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="conexoes" className={styles.root}>
      <Heading level={2} look="label" id="conexoes">
        {quantas(hasNext ? (conexoes?.total ?? null) : edges.length)}
      </Heading>
      {edges.length > 0 ? (
        <TextInput
          type="search"
          aria-label="Filtrar minhas conexões"
          placeholder="Filtrar minhas conexões..."
          icon={<Search size={20} />}
          value={texto}
          onChange={event => setTexto(event.target.value)}
        />
      ) : null}
      <Grid as="ul" min="wide">
        {shown.map(node => (
          <PessoaCard key={node.id} conexaoRef={node} />
        ))}
      </Grid>
      {shown.length === 0 ? <Ninguem filtrando={edges.length > 0} /> : null}
      {hasNext ? <LoadMore what="pessoas" busy={isLoadingNext} onLoad={carregar} /> : null}
    </section>
  )
}

/** `total` is null if unknown. */
function quantas(total: number | null): string {
  if (total === null) return 'Conexões'
  return total === 1 ? '1 conexão' : `${total} conexões`
}

const Ninguem = ({ filtrando }: { filtrando: boolean }) => (
  <EmptyState
    icon={<UsersRound size={28} />}
    title={filtrando ? 'Nenhuma conexão encontrada.' : 'Você ainda não tem conexões.'}
  >
    {filtrando ? 'Tente outro nome, curso ou interesse.' : 'Conheça pessoas na aba Sugestões e conecte-se com elas.'}
  </EmptyState>
)

/** Moves the focus to the list when a card disappears with its pressed button. */
function useFocusAfterLoss(count: number) {
  const ref = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return ref
}
