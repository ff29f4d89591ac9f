import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { formatDate } from '../../ui/dates.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Lista } from '../Lista.tsx'
import { Quebra } from '../Quebra.tsx'
import type { EntradasList_viewer$data, EntradasList_viewer$key } from './__generated__/EntradasList_viewer.graphql.ts'
import type { EntradasListPaginationQuery } from './__generated__/EntradasListPaginationQuery.graphql.ts'
import { AcoesDaEntrada } from './AcoesDaEntrada.tsx'
import type { Categoria } from './campos.ts'
import type { Escrita } from './endereco.ts'
import { palavras } from './listas.ts'
import { Mover } from './Mover.tsx'

const fragment = graphql`
  fragment EntradasList_viewer on Viewer
  @refetchable(queryName: "EntradasListPaginationQuery")
  @argumentDefinitions(
    lista: { type: "ListaDaInstituicao!" }
    busca: { type: "String" }
    situacao: { type: "SituacaoDaEntrada" }
    first: { type: "Int", defaultValue: 100 }
    after: { type: "String" }
  )
  @throwOnFieldError {
    administracao {
      entradas(lista: $lista, first: $first, after: $after, busca: $busca, situacao: $situacao)
        @connection(key: "EntradasList_entradas") {
        edges {
          node {
            id
            nome
            codigoDaCategoria
            categoria
            cursos
            fixa
            arquivadaEm
            ...Mover_entrada
            ...AcoesDaEntrada_entrada
          }
        }
      }
    }
  }
`

type Entrada = EntradasList_viewer$data['administracao']['entradas']['edges'][number]['node']

/** A row, and whether it is the last of those that it can change places with. */
type Linha = { entrada: Entrada; ultima: boolean }

type Props = {
  escrita: Escrita
  categorias: readonly Categoria[]
  viewerRef: EntradasList_viewer$key
}

/** The entries of a list, in its order. */
export const EntradasList = ({ escrita, categorias, viewerRef }: Props) => {
  const [search] = useSearchParams()
  const { data, ...pagination } = usePaginationFragment<EntradasListPaginationQuery, EntradasList_viewer$key>(
    fragment,
    viewerRef,
  )
  const entradas = data.administracao.entradas.edges.map(({ node }) => node)
  const rows = entradas.map((entrada, index): Linha => {
    const next = entradas[index + 1]
    const ultima = next ? next.codigoDaCategoria !== entrada.codigoDaCategoria : !pagination.hasNext
    return { entrada, ultima }
  })
  // Among the rows of a filter there is no neighbour to change places with.
  const temOrdem = [...search.values()].every(value => value === '')
  return (
    <Lista
      what={palavras[escrita].titulo.toLowerCase()}
      columns={columnsOf(escrita, categorias, temOrdem)}
      rows={rows}
      rowKey={({ entrada }) => entrada.id}
      vazia={search.size > 0 ? 'Nada com estes filtros' : 'Esta lista está vazia'}
      pagination={pagination}
    />
  )
}

const columnsOf = (
  escrita: Escrita,
  categorias: readonly Categoria[],
  temOrdem: boolean,
): readonly TableColumn<Linha, string>[] => [
  { id: 'nome', header: 'Nome', cell: ({ entrada }) => <Nome entrada={entrada} /> },
  ...(escrita === 'interesses'
    ? [{ id: 'categoria', header: 'Categoria', cell: ({ entrada }: Linha) => entrada.categoria }]
    : []),
  {
    id: 'acoes',
    header: 'Ações',
    bare: true,
    cell: ({ entrada, ultima }) => (
      <Cluster>
        {temOrdem ? <Mover entradaRef={entrada} ultima={ultima} /> : null}
        <AcoesDaEntrada {...{ escrita, categorias }} entradaRef={entrada} />
      </Cluster>
    ),
  },
]

const Nome = ({ entrada: { nome, cursos, fixa, arquivadaEm } }: { entrada: Entrada }) => (
  <Stack gap="xxsmall" align="start">
    <Text as="span" weight="medium">
      {nome}
    </Text>
    {fixa ? <Tag>O mural usa este nome</Tag> : null}
    {arquivadaEm ? <Tag>{`Arquivado em ${formatDate(arquivadaEm)}`}</Tag> : null}
    {cursos.length > 0 ? (
      <Quebra>
        <Text as="span" size="small" color="muted">
          {cursos.join(' · ')}
        </Text>
      </Quebra>
    ) : null}
  </Stack>
)
