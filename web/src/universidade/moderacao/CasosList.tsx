import { graphql, usePaginationFragment } from 'react-relay'
import { adminPaths } from '../../adminPaths.ts'
import { formatDate } from '../../ui/dates.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { Lista } from '../Lista.tsx'
import { Quebra } from '../Quebra.tsx'
import type { CasosList_viewer$data, CasosList_viewer$key } from './__generated__/CasosList_viewer.graphql.ts'
import type { CasosListPaginationQuery } from './__generated__/CasosListPaginationQuery.graphql.ts'
import { atos, situacoes, tipos } from './casos.ts'

const fragment = graphql`
  fragment CasosList_viewer on Viewer
  @refetchable(queryName: "CasosListPaginationQuery")
  @argumentDefinitions(
    situacao: { type: "SituacaoDoCaso" }
    tipo: { type: "TipoDeCaso" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @throwOnFieldError {
    moderacao {
      casos(first: $first, after: $after, situacao: $situacao, tipo: $tipo) @connection(key: "CasosList_casos") {
        edges {
          node {
            id
            codigo
            tipo
            titulo
            pessoa
            situacao
            ato
            totalDeDenuncias
            criadoEm
          }
        }
      }
    }
  }
`

type Caso = CasosList_viewer$data['moderacao']['casos']['edges'][number]['node']

const columns: readonly TableColumn<Caso, string>[] = [
  { id: 'titulo', header: 'Assunto', cell: caso => <Assunto caso={caso} /> },
  { id: 'tipo', header: 'Tipo', bare: true, cell: ({ tipo }) => <Tag>{tipos[tipo]}</Tag> },
  { id: 'pessoa', header: 'De quem', cell: ({ pessoa }) => <Quebra>{pessoa}</Quebra> },
  { id: 'denuncias', header: 'Denúncias', cell: ({ totalDeDenuncias }) => totalDeDenuncias || '—' },
  { id: 'situacao', header: 'Situação', bare: true, cell: caso => <Situacao caso={caso} /> },
  { id: 'criadoEm', header: 'Desde', cell: ({ criadoEm }) => (criadoEm ? formatDate(criadoEm) : '—') },
]

/** The cases of the filters, in windows of fifty. */
export const CasosList = ({ viewerRef }: { viewerRef: CasosList_viewer$key }) => {
  const { data, ...pagination } = usePaginationFragment<CasosListPaginationQuery, CasosList_viewer$key>(
    fragment,
    viewerRef,
  )
  return (
    <Lista
      what="casos"
      columns={columns}
      rows={data.moderacao.casos.edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      vazia="Nenhum caso com estes filtros"
      pagination={pagination}
    />
  )
}

const Assunto = ({ caso: { codigo, titulo } }: { caso: Caso }) => (
  <Quebra>
    <TextLink to={adminPaths.caso(codigo)} alone="tight">
      {titulo}
    </TextLink>
  </Quebra>
)

const Situacao = ({ caso: { situacao, ato } }: { caso: Caso }) => (
  <Stack gap="xsmall" align="start">
    <Tag tone={situacoes[situacao].tone}>{situacoes[situacao].rotulo}</Tag>
    {ato && situacao !== 'ABERTO' ? (
      <Text as="span" size="small" color="muted">
        {atos[ato].feito}
      </Text>
    ) : null}
  </Stack>
)
