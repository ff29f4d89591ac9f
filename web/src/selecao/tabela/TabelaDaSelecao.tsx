import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { CandidatoLink } from '../candidato/CandidatoLink.tsx'
import { ResumoDaAvaliacao } from '../avaliacoes/ResumoDaAvaliacao.tsx'
import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { papeis } from '../../tags/papeis.ts'
import { formatDate } from '../../ui/dates.ts'
import { formatNumber } from '../../ui/format.ts'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { EmSelecao } from '../etapa.ts'
import { type ItemDaSelecaoProps, Marcar } from '../ItemDaSelecao.tsx'
import { MoverMenu } from '../movimentos/MoverMenu.tsx'
import { periodoDeEstudo } from '../../ui/periodos.ts'
import type { Criterios } from '../filtros/criterios.ts'
import { type Coluna, colunas } from './colunas.ts'
import * as styles from './TabelaDaSelecao.css.ts'

/** Beside the rows, so that a mark or a move re-renders its cells and not the table. */
type Andamento = {
  marcados: ReadonlySet<string>
  inFlight: ReadonlySet<string>
  /** Null until they are loaded. */
  criterios: Criterios | null
}
const AndamentoContext = createContext<Andamento>({ marcados: new Set(), inFlight: new Set(), criterios: null })

type Acoes = Pick<ItemDaSelecaoProps, 'linkTo' | 'onMarcar' | 'onMover'>
type Props = Acoes &
  Andamento & { candidatos: readonly EmSelecao[]; escolhidas: readonly Coluna[]; onPrecisar: () => void }

/** The candidates in a table to compare them, without letters; on a phone each row is a card. */
export const TabelaDaSelecao = ({ candidatos, escolhidas, marcados, inFlight, criterios, ...props }: Props) => {
  const { linkTo, onMarcar, onMover, onPrecisar } = props
  const usamCriterios = escolhidas.some(one => one === 'requisitos' || one === 'cr')
  useEffect(() => {
    if (usamCriterios) onPrecisar()
  }, [usamCriterios, onPrecisar])
  const andamento = useMemo(() => ({ marcados, inFlight, criterios }), [marcados, inFlight, criterios])
  const columns = useMemo(
    () => toColumns({ linkTo, onMarcar, onMover }, escolhidas),
    [linkTo, onMarcar, onMover, escolhidas],
  )
  return (
    <AndamentoContext value={andamento}>
      <div className={styles.root}>
        <Table caption="Candidatos" columns={columns} rows={candidatos} rowKey={({ id }) => id} dense />
      </div>
    </AndamentoContext>
  )
}

type Column = TableColumn<EmSelecao, 'candidato' | Coluna | 'mover'>

const toColumns = (acoes: Acoes, escolhidas: readonly Coluna[]): readonly Column[] => [
  { id: 'candidato', header: 'Candidato', cell: candidato => <Quem candidato={candidato} {...acoes} /> },
  ...escolhidas.map(id => ({ id, header: colunas[id], cell: celulas[id] })),
  { id: 'mover', header: 'Mover', cell: candidato => <Acao candidato={candidato} onMover={acoes.onMover} /> },
]

const celulas: Record<Coluna, (candidato: EmSelecao) => ReactNode> = {
  curso: candidato => <Curso {...candidato} />,
  etapa: ({ etapa, retida }) => (
    <span className={styles.etapa}>
      <EtapaTag etapa={etapa} />
      {retida ? <Tag tone="warning">a divulgar</Tag> : null}
    </span>
  ),
  avaliacao: ({ avaliacao }) =>
    avaliacao ? (
      <span className={styles.avaliacao}>
        <ResumoDaAvaliacao {...avaliacao} vazia="—" />
      </span>
    ) : (
      '—'
    ),
  requisitos: candidato => <Requisitos candidato={candidato} />,
  cr: candidato => <Cr candidato={candidato} />,
  carta: ({ carta }) => (carta === null ? '—' : 'Com carta'),
  respondidaEm: ({ respondidaEm }) => (respondidaEm ? formatDate(respondidaEm) : '—'),
  criadaEm: ({ criadaEm }) => (criadaEm ? formatDate(criadaEm) : '—'),
}

type DaLinha = { candidato: EmSelecao }

/** As '2 de 3'; not known without the consent to read the transcript. */
const Requisitos = ({ candidato: { id } }: DaLinha) => {
  const dele = use(AndamentoContext).criterios?.get(id)
  return dele?.atende == null || !dele.de ? '—' : `${dele.atende} de ${dele.de}`
}

const Cr = ({ candidato: { id } }: DaLinha) => {
  const cr = use(AndamentoContext).criterios?.get(id)?.cr ?? null
  return cr === null ? '—' : formatNumber(cr, 1, 2)
}

const Quem = ({ candidato, linkTo, onMarcar }: DaLinha & Pick<Acoes, 'linkTo' | 'onMarcar'>) => (
  <span className={styles.quem}>
    <Marcar candidato={candidato} marcado={use(AndamentoContext).marcados.has(candidato.id)} onMarcar={onMarcar} />
    <span>
      <CandidatoLink candidato={candidato} to={linkTo(candidato)} />{' '}
      <Text as="span" size="small" color="muted">
        {papeis.ESTUDANTE}
      </Text>
    </span>
  </span>
)

const Curso = ({ curso, periodoInicio }: Pick<EmSelecao, 'curso' | 'periodoInicio'>) => {
  const periodo = periodoDeEstudo(periodoInicio)
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
    <MoverMenu
      candidato={candidato}
      busy={use(AndamentoContext).inFlight.has(candidato.id)}
      onMover={onMover}
      shape="icon"
    />
  </span>
)
