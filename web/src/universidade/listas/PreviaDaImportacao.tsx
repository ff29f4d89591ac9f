import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../ui/format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Tone } from '../../ui/tones.ts'
import type {
  PreviaDaImportacao_importacao$data,
  PreviaDaImportacao_importacao$key,
} from './__generated__/PreviaDaImportacao_importacao.graphql.ts'

const fragment = graphql`
  fragment PreviaDaImportacao_importacao on ImportacaoDeLista {
    novas
    mudadas
    iguais
    recusadas
    linhas {
      linha
      situacao
      nome
      antes
      motivo
    }
  }
`

type Linha = PreviaDaImportacao_importacao$data['linhas'][number]

const situacoes: Record<Linha['situacao'], { rotulo: string; tone: Tone }> = {
  NOVA: { rotulo: 'Nova', tone: 'success' },
  MUDADA: { rotulo: 'Muda', tone: 'primary' },
  RECUSADA: { rotulo: 'Recusada', tone: 'danger' },
}

const columns: readonly TableColumn<Linha, string>[] = [
  { id: 'nome', header: 'Nome', cell: linha => <Nome linha={linha} /> },
  { id: 'linha', header: 'Linha', cell: ({ linha }) => linha },
  {
    id: 'situacao',
    header: 'Situação',
    bare: true,
    cell: ({ situacao }) => <Tag tone={situacoes[situacao].tone}>{situacoes[situacao].rotulo}</Tag>,
  },
]

const contagem = (total: number, um: string, muitas: string) =>
  `${formatNumber(total, 0, 0)} ${total === 1 ? um : muitas}`

/** What each line of a file does to a list. Lines that change nothing are only counted. */
export const PreviaDaImportacao = ({ importacaoRef }: { importacaoRef: PreviaDaImportacao_importacao$key }) => {
  const { novas, mudadas, iguais, recusadas, linhas } = useFragment(fragment, importacaoRef)
  return (
    <Stack gap="small">
      <Text weight="medium">
        {[
          contagem(novas, 'nova', 'novas'),
          contagem(mudadas, 'mudada', 'mudadas'),
          contagem(iguais, 'igual', 'iguais'),
          contagem(recusadas, 'recusada', 'recusadas'),
        ].join(' · ')}
      </Text>
      {linhas.length > 0 ? (
        <Table caption="Linhas do arquivo" columns={columns} rows={linhas} rowKey={({ linha }) => linha} dense />
      ) : null}
    </Stack>
  )
}

const Nome = ({ linha: { nome, antes, motivo } }: { linha: Linha }) => (
  <Stack gap="none">
    <Text as="span">{antes ? `${antes} → ${nome}` : nome}</Text>
    {motivo ? (
      <Text as="span" size="small" color="muted">
        {motivo}
      </Text>
    ) : null}
  </Stack>
)
