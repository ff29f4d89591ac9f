import { graphql, useFragment } from 'react-relay'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { formatGrau } from '../grau.ts'
import type {
  DisciplinasLidas_disciplinas$data,
  DisciplinasLidas_disciplinas$key,
} from './__generated__/DisciplinasLidas_disciplinas.graphql.ts'

type Lida = DisciplinasLidas_disciplinas$data[number]
type Coluna = 'codigo' | 'nome' | 'periodo' | 'grau' | 'situacao' | 'creditos'

const columns: readonly TableColumn<Lida, Coluna>[] = [
  { id: 'codigo', header: 'Código', cell: ({ codigoDaDisciplina }) => codigoDaDisciplina },
  { id: 'nome', header: 'Disciplina', cell: ({ nome }) => nome },
  { id: 'periodo', header: 'Período', cell: ({ periodo }) => periodo },
  { id: 'grau', header: 'Grau', cell: ({ grau }) => (grau === null ? '—' : formatGrau(grau)) },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacaoOriginal, classificacao }) =>
      classificacao === 'NAO_RECONHECIDA' ? `${situacaoOriginal ?? '—'} (não reconhecida)` : (situacaoOriginal ?? '—'),
  },
  { id: 'creditos', header: 'Créditos', cell: ({ creditos }) => creditos ?? '—' },
]

/** The disciplinas of a transcript that is not stored. */
export const DisciplinasLidas = ({ disciplinasRef }: { disciplinasRef: DisciplinasLidas_disciplinas$key }) => {
  const disciplinas = useFragment(
    graphql`
      fragment DisciplinasLidas_disciplinas on DisciplinaLida @relay(plural: true) {
        periodo
        codigoDaDisciplina
        nome
        grau
        situacaoOriginal
        classificacao
        creditos
      }
    `,
    disciplinasRef,
  )
  return (
    <Table
      caption="Disciplinas lidas"
      columns={columns}
      rows={disciplinas}
      rowKey={({ codigoDaDisciplina }, index) => `${codigoDaDisciplina} ${index}`}
    />
  )
}
