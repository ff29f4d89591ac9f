import { graphql, usePaginationFragment } from 'react-relay'
import { formatDayTime } from '../../ui/dates.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { LeiturasPaginationQuery } from './__generated__/LeiturasPaginationQuery.graphql.ts'
import type { Leituras_viewer$data, Leituras_viewer$key } from './__generated__/Leituras_viewer.graphql.ts'

const perPage = 10

const fragment = graphql`
  fragment Leituras_viewer on Viewer
  @refetchable(queryName: "LeiturasPaginationQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
    leituras(first: $first, after: $after) @connection(key: "Leituras_leituras") {
      edges {
        node {
          id
          em
          documento
          quem
          papel
          vaga
        }
      }
    }
  }
`

type Leitura = NonNullable<Leituras_viewer$data['leituras']>['edges'][number]['node']

const papeis = { ESTUDANTE: 'estudante', PROFESSOR: 'professor', ADMINISTRADOR: 'administração' } as const

const quemDe = ({ quem, papel }: Leitura): string => {
  if (quem == null) return 'Pessoa removida'
  return papel == null ? quem : `${quem} (${papeis[papel]})`
}

const documentos = { HISTORICO: 'Histórico escolar', ARQUIVO: 'Arquivo da candidatura' } as const

const documentoDe = ({ documento, vaga }: Leitura): string => {
  const nome = documentos[documento]
  return vaga == null ? nome : `${nome}, em “${vaga}”`
}

const columns: readonly TableColumn<Leitura, string>[] = [
  { id: 'quem', header: 'Quem', cell: quemDe },
  { id: 'documento', header: 'O que viu', cell: documentoDe },
  { id: 'em', header: 'Quando', cell: ({ em }) => formatDayTime(em) },
]

/** Who read the reader's transcript or files; nothing on an upstream that does not write it down. */
export const Leituras = ({ viewerRef }: { viewerRef: Leituras_viewer$key }) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LeiturasPaginationQuery,
    Leituras_viewer$key
  >(fragment, viewerRef)
  if (!data.leituras) return null
  const leituras = data.leituras.edges.map(({ node }) => node)
  return (
    <Card as="section" labelledBy="leituras">
      <Stack>
        <Stack gap="xsmall">
          <Heading level={2} id="leituras">
            Quem viu meus documentos
          </Heading>
          <Text size="small" color="muted">
            {leituras.length === 0
              ? 'Ninguém abriu o seu histórico nem os arquivos que você enviou.'
              : 'Cada vez que outra pessoa abriu ou baixou o seu histórico ou um arquivo que você enviou.'}
          </Text>
        </Stack>
        {leituras.length === 0 ? null : (
          <Table caption="quem viu meus documentos" columns={columns} rows={leituras} rowKey={({ id }) => id} dense />
        )}
        {hasNext ? (
          <LoadMore what="leituras" busy={isLoadingNext} onLoad={onComplete => loadNext(perPage, { onComplete })} />
        ) : null}
      </Stack>
    </Card>
  )
}
