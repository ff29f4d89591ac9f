import { createContext, use, useMemo } from 'react'
import { ResumoDaAvaliacao } from './avaliacoes/ResumoDaAvaliacao.tsx'
import { EtapaTag } from '../candidaturas/candidatura/EtapaTag.tsx'
import { papeis } from '../tags/papeis.ts'
import { formatDate } from '../ui/format.ts'
import { Table, type TableColumn } from '../ui/Table.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import { type EmSelecao, nomeDe } from './etapa.ts'
import { type DeCandidato, Marcar } from './ItemDaSelecao.tsx'
import { MoverMenu } from './movimentos/MoverMenu.tsx'
import { periodoDeEstudo } from './periodoDeEstudo.ts'
import * as styles from './TabelaDaSelecao.css.ts'

/** Beside the rows, so that a mark or a move re-renders its cells and not the table. */
type Andamento = { marcados: ReadonlySet<string>; inFlight: ReadonlySet<string> }
const AndamentoContext = createContext<Andamento>({ marcados: new Set(), inFlight: new Set() })

type Acoes = Pick<DeCandidato, 'linkTo' | 'onMarcar' | 'onMover'>
type Props = Acoes & Andamento & { candidatos: readonly EmSelecao[] }

/** The candidates in a table to compare them, without letters; on a phone each row is a card. */
export const TabelaDaSelecao = ({ candidatos, marcados, inFlight, linkTo, onMarcar, onMover }: Props) => {
  const andamento = useMemo(() => ({ marcados, inFlight }), [marcados, inFlight])
  const columns = useMemo(() => toColumns({ linkTo, onMarcar, onMover }), [linkTo, onMarcar, onMover])
  return (
    <AndamentoContext value={andamento}>
      <Table caption="Candidatos" columns={columns} rows={candidatos} rowKey={({ id }) => id} />
    </AndamentoContext>
  )
}

type Column = TableColumn<EmSelecao, 'candidato' | 'curso' | 'etapa' | 'avaliacao' | 'criadaEm' | 'mover'>

const toColumns = (acoes: Acoes): readonly Column[] => [
  { id: 'candidato', header: 'Candidato', cell: candidato => <Quem candidato={candidato} {...acoes} /> },
  { id: 'curso', header: 'Curso', cell: candidato => <Curso {...candidato} /> },
  {
    id: 'etapa',
    header: 'Etapa',
    cell: ({ etapa, retida }) => (
      <span className={styles.etapa}>
        <EtapaTag etapa={etapa} />
        {retida ? <Tag tone="warning">a divulgar</Tag> : null}
      </span>
    ),
  },
  {
    id: 'avaliacao',
    header: 'Avaliação',
    cell: ({ avaliacao }) => (avaliacao ? <ResumoDaAvaliacao {...avaliacao} vazia="—" /> : '—'),
  },
  { id: 'criadaEm', header: 'Candidatura', cell: ({ criadaEm }) => (criadaEm ? formatDate(criadaEm) : '—') },
  { id: 'mover', header: 'Mover', cell: candidato => <Acao candidato={candidato} onMover={acoes.onMover} /> },
]

type DaLinha = { candidato: EmSelecao }

const Quem = ({ candidato, linkTo, onMarcar }: DaLinha & Pick<Acoes, 'linkTo' | 'onMarcar'>) => (
  <span className={styles.quem}>
    <Marcar candidato={candidato} marcado={use(AndamentoContext).marcados.has(candidato.id)} onMarcar={onMarcar} />
    <span>
      <TextLink to={linkTo(candidato)}>{nomeDe(candidato)}</TextLink>{' '}
      <Text as="span" size="small" color="muted">
        {papeis.ESTUDANTE}
      </Text>
    </span>
  </span>
)

const periodoAtual = (inicio: string | null) => periodoDeEstudo(inicio, new Date())

const Curso = ({ curso, periodoInicio }: Pick<EmSelecao, 'curso' | 'periodoInicio'>) => {
  const periodo = periodoAtual(periodoInicio)
  return (
    <span className={styles.curso}>
      <span>{curso ?? '—'}</span>
      {periodo === null ? null : (
        <Text as="span" size="small" color="muted" numeric>
          {`${periodo}º período`}
        </Text>
      )}
    </span>
  )
}

/** The focus returns here after a move (useFocusMovedCard). */
const Acao = ({ candidato, onMover }: DaLinha & Pick<Acoes, 'onMover'>) => (
  <span data-candidatura={candidato.id}>
    <MoverMenu candidato={candidato} busy={use(AndamentoContext).inFlight.has(candidato.id)} onMover={onMover} />
  </span>
)
