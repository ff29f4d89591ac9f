import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { graphql, useFragment } from 'react-relay'
import { canFollow } from '../buscas/canFollow.ts'
import { Seguir } from '../buscas/Seguir.tsx'
import { Table, type TableColumn } from '../ui/Table.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type {
  DisciplinasTable_disciplinas$data,
  DisciplinasTable_disciplinas$key,
} from './__generated__/DisciplinasTable_disciplinas.graphql.ts'
import * as styles from './DisciplinasTable.css.ts'
import { faixaDe, formatGrau, toneDaFaixa } from './grau.ts'
import { SituacaoTag } from './SituacaoTag.tsx'

type Disciplina = DisciplinasTable_disciplinas$data[number]
type Coluna = 'codigo' | 'nome' | 'turma' | 'grau' | 'situacao' | 'creditos' | 'seguir'

const columns: readonly TableColumn<Disciplina, Coluna>[] = [
  { id: 'codigo', header: 'Código', cell: disciplina => disciplina.codigoDaDisciplina },
  { id: 'nome', header: 'Disciplina', cell: ({ nome }) => <span className={styles.nome}>{nome}</span> },
  { id: 'turma', header: 'Turma', cell: ({ turma }) => turma ?? '—' },
  { id: 'grau', header: 'Grau', bare: true, cell: ({ grau }) => (grau === null ? '—' : <GrauTag grau={grau} />) },
  { id: 'situacao', header: 'Situação', bare: true, cell: disciplina => <SituacaoTag disciplinaRef={disciplina} /> },
  { id: 'creditos', header: 'Créditos', cell: ({ creditos }) => creditos ?? '—' },
]

const columnsComSeguir: typeof columns = [
  ...columns,
  {
    id: 'seguir',
    header: 'Novas oportunidades',
    bare: true,
    cell: ({ codigoDaDisciplina, nome }) => (
      <Seguir alvos={[{ tipo: 'DISCIPLINA', alvo: codigoDaDisciplina, nome, semNome: true }]} />
    ),
  },
]

type Props = { periodo: string; disciplinasRef: DisciplinasTable_disciplinas$key }

/** The disciplinas of one term. */
export const DisciplinasTable = ({ periodo, disciplinasRef }: Props) => {
  const disciplinas = useFragment(
    graphql`
      fragment DisciplinasTable_disciplinas on Disciplina @relay(plural: true) {
        id
        codigoDaDisciplina
        nome
        turma
        grau
        creditos
        ...SituacaoTag_disciplina
      }
    `,
    disciplinasRef,
  )
  return (
    <Table
      caption={periodo ? `Disciplinas de ${periodo}` : 'Disciplinas sem período'}
      columns={canFollow() ? columnsComSeguir : columns}
      rows={disciplinas}
      rowKey={disciplina => disciplina.id}
      asRows
    />
  )
}

const icons = { alta: TrendingUp, media: Minus, baixa: TrendingDown }
const names = { alta: 'nota alta', media: 'nota média', baixa: 'nota baixa' }

/** A grade; its colour is repeated by the icon and the text. */
const GrauTag = ({ grau }: { grau: number }) => {
  const faixa = faixaDe(grau)
  const Icon = icons[faixa]
  return (
    <Tag tone={toneDaFaixa[faixa]} icon={<Icon size={16} aria-hidden="true" />}>
      {formatGrau(grau)}
      <VisuallyHidden>{`, ${names[faixa]}`}</VisuallyHidden>
    </Tag>
  )
}
