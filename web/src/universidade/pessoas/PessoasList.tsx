import { graphql, usePaginationFragment } from 'react-relay'
import { formatDate } from '../../ui/dates.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Lista } from '../Lista.tsx'
import { Quebra } from '../Quebra.tsx'
import type { PessoasList_viewer$data, PessoasList_viewer$key } from './__generated__/PessoasList_viewer.graphql.ts'
import type { PessoasListPaginationQuery } from './__generated__/PessoasListPaginationQuery.graphql.ts'
import { Acoes } from './Acoes.tsx'
import { papeis, situacoes } from './pessoas.ts'

const fragment = graphql`
  fragment PessoasList_viewer on Viewer
  @refetchable(queryName: "PessoasListPaginationQuery")
  @argumentDefinitions(
    busca: { type: "String" }
    papel: { type: "PapelDaConta" }
    situacao: { type: "SituacaoDaPessoa" }
    ordem: { type: "OrdemDePessoas" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @throwOnFieldError {
    administracao {
      pessoas(first: $first, after: $after, busca: $busca, papel: $papel, situacao: $situacao, ordem: $ordem)
        @connection(key: "PessoasList_pessoas") {
        edges {
          node {
            id
            nome
            email
            matricula
            papeis
            vinculo
            situacao
            criadoEm
            suspensaAte
            motivo
            ...Acoes_pessoa
          }
        }
      }
    }
  }
`

type Pessoa = PessoasList_viewer$data['administracao']['pessoas']['edges'][number]['node']

const columns: readonly TableColumn<Pessoa, string>[] = [
  { id: 'nome', header: 'Pessoa', cell: pessoa => <Quem pessoa={pessoa} /> },
  {
    id: 'papeis',
    header: 'Papel',
    bare: true,
    cell: pessoa => (
      <Cluster>
        {pessoa.papeis.map(papel => (
          <Tag key={papel}>{papeis[papel]}</Tag>
        ))}
      </Cluster>
    ),
  },
  { id: 'vinculo', header: 'Vínculo', bare: true, cell: ({ vinculo }) => vinculo },
  { id: 'situacao', header: 'Situação', bare: true, cell: pessoa => <SituacaoDa pessoa={pessoa} /> },
  { id: 'criadoEm', header: 'Cadastro', cell: ({ criadoEm }) => (criadoEm ? formatDate(criadoEm) : '—') },
  { id: 'acoes', header: 'Ações', bare: true, cell: pessoa => <Acoes pessoaRef={pessoa} /> },
]

/** The people of the filters, in windows of fifty. */
export const PessoasList = ({ viewerRef }: { viewerRef: PessoasList_viewer$key }) => {
  const { data, ...pagination } = usePaginationFragment<PessoasListPaginationQuery, PessoasList_viewer$key>(
    fragment,
    viewerRef,
  )
  return (
    <Lista
      what="pessoas"
      columns={columns}
      rows={data.administracao.pessoas.edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      vazia="Ninguém com estes filtros"
      pagination={pagination}
    />
  )
}

const Quem = ({ pessoa: { nome, email, matricula } }: { pessoa: Pessoa }) => (
  <Stack gap="none">
    <Text as="span" weight="medium">
      {nome}
    </Text>
    <Text as="span" size="small" color="muted">
      {email}
    </Text>
    {matricula === null ? null : (
      <Text as="span" size="small" color="muted" numeric>
        {`Matrícula ${matricula}`}
      </Text>
    )}
  </Stack>
)

const SituacaoDa = ({ pessoa: { situacao, suspensaAte, motivo } }: { pessoa: Pessoa }) => (
  <Stack gap="xsmall" align="start">
    <Tag tone={situacoes[situacao].tone}>{situacoes[situacao].rotulo}</Tag>
    {motivo ? (
      <Quebra>
        <Text as="span" size="small" color="muted">
          {suspensaAte ? `Até ${formatDate(suspensaAte)}: ${motivo}` : motivo}
        </Text>
      </Quebra>
    ) : null}
  </Stack>
)
