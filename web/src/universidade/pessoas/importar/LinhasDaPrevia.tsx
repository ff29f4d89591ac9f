import { Stack } from '../../../ui/layout/Stack.tsx'
import { Table, type TableColumn } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/text/Tag.tsx'
import { Text } from '../../../ui/text/Text.tsx'
import type { Tone } from '../../../ui/tones.ts'
import { Quebra } from '../../Quebra.tsx'
import type { Importacao } from './useEnviarPessoas.ts'

type Linha = Importacao['exemplos'][number]

const tipos: Record<Linha['tipo'], { rotulo: string; tone: Tone }> = {
  NOVA: { rotulo: 'Nova', tone: 'success' },
  ALTERADA: { rotulo: 'Muda', tone: 'info' },
  IGUAL: { rotulo: 'Igual', tone: 'neutral' },
  RECUSADA: { rotulo: 'Recusada', tone: 'danger' },
}

const columns: readonly TableColumn<Linha, string>[] = [
  { id: 'linha', header: 'Linha', cell: ({ linha }) => `Linha ${linha}` },
  {
    id: 'tipo',
    header: 'O que acontece',
    bare: true,
    cell: ({ tipo }) => <Tag tone={tipos[tipo].tone}>{tipos[tipo].rotulo}</Tag>,
  },
  { id: 'pessoa', header: 'Pessoa', bare: true, cell: linha => <Pessoa linha={linha} /> },
  { id: 'detalhe', header: 'Detalhe', bare: true, cell: linha => <Detalhe linha={linha} /> },
]

/** The first lines of each kind, by their numbers in the file. */
export const LinhasDaPrevia = ({ linhas }: { linhas: readonly Linha[] }) => (
  <Table
    caption="Primeiras linhas de cada tipo"
    columns={columns}
    rows={linhas.toSorted((one, other) => one.linha - other.linha)}
    rowKey={({ linha }) => linha}
    dense
  />
)

const Pessoa = ({ linha: { nome, matricula } }: { linha: Linha }) =>
  nome === null ? null : (
    <Stack gap="none">
      <Text as="span" weight="medium">
        {nome}
      </Text>
      <Text as="span" size="small" color="muted" numeric>
        {`Matrícula ${matricula}`}
      </Text>
    </Stack>
  )

const Detalhe = ({ linha: { motivo, mudancas } }: { linha: Linha }) => {
  if (motivo !== null) return <Quebra>{motivo}</Quebra>
  if (mudancas.length === 0) return null
  return <Quebra>{mudancas.map(({ campo, de, para }) => `${campo}: ${de ?? '—'} → ${para}`).join('; ')}</Quebra>
}
