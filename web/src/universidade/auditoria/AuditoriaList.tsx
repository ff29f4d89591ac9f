import { graphql, usePaginationFragment } from 'react-relay'
import { formatDate, formatTime } from '../../ui/dates.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { TableColumn } from '../../ui/Table.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Lista } from '../Lista.tsx'
import { Quebra } from '../Quebra.tsx'
import type {
  AuditoriaList_viewer$data,
  AuditoriaList_viewer$key,
} from './__generated__/AuditoriaList_viewer.graphql.ts'
import type { AuditoriaListPaginationQuery } from './__generated__/AuditoriaListPaginationQuery.graphql.ts'
import { acoes } from './acoes.ts'
import { toValores } from './valores.ts'

const fragment = graphql`
  fragment AuditoriaList_viewer on Viewer
  @refetchable(queryName: "AuditoriaListPaginationQuery")
  @argumentDefinitions(
    acao: { type: "String" }
    de: { type: "Date" }
    ate: { type: "Date" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @throwOnFieldError {
    administracao {
      auditoria(first: $first, after: $after, acao: $acao, de: $de, ate: $ate)
        @connection(key: "AuditoriaList_auditoria") {
        edges {
          node {
            id
            em
            acao
            ator
            pessoa
            objeto
            antes
            depois
            motivo
          }
        }
      }
    }
  }
`

type Linha = AuditoriaList_viewer$data['administracao']['auditoria']['edges'][number]['node']

const columns: readonly TableColumn<Linha, string>[] = [
  { id: 'acao', header: 'Ação', cell: ({ acao }) => acoes[acao] ?? acao },
  { id: 'em', header: 'Data', cell: ({ em }) => (em ? `${formatDate(em)} ${formatTime(em)}` : '—') },
  { id: 'ator', header: 'Quem fez', cell: ({ ator }) => ator ?? 'Operador' },
  { id: 'pessoa', header: 'Pessoa', cell: ({ pessoa }) => pessoa },
  { id: 'detalhes', header: 'Detalhes', bare: true, cell: linha => <Detalhes linha={linha} /> },
]

/** The lines of the filters, in windows of fifty. */
export const AuditoriaList = ({ viewerRef }: { viewerRef: AuditoriaList_viewer$key }) => {
  const { data, ...pagination } = usePaginationFragment<AuditoriaListPaginationQuery, AuditoriaList_viewer$key>(
    fragment,
    viewerRef,
  )
  return (
    <Lista
      what="linhas da auditoria"
      columns={columns}
      rows={data.administracao.auditoria.edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      vazia="Nada com estes filtros"
      pagination={pagination}
    />
  )
}

const Detalhes = ({ linha: { objeto, motivo, antes, depois } }: { linha: Linha }) => {
  const valores = toValores(antes, depois)
  if (!objeto && !motivo && valores.length === 0) return null
  return (
    <Quebra>
      <Stack gap="none">
        {objeto}
        {motivo}
        {valores.map(valor => (
          <Text key={valor} as="span" size="small" color="muted">
            {valor}
          </Text>
        ))}
      </Stack>
    </Quebra>
  )
}
