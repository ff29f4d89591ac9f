import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { CardsOrder } from '../ui/CardsOrder.tsx'
import { Button } from '../ui/form/Button.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { formatDate } from '../ui/dates.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { type Sort, Table, type TableColumn } from '../ui/Table.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import { AcoesDaVaga } from './status/AcoesDaVaga.tsx'
import { StatusDaLinha } from './status/StatusDaLinha.tsx'
import * as styles from './MinhasVagasTable.css.ts'
import type { Coluna, Ordem } from './ordem.ts'
import { useFocusNewRow } from '../selecao/candidatos/useFocusNewRow.ts'
import type { VagaRow } from './useMinhasVagas.ts'

type Props = DeOrdem & {
  vagas: readonly VagaRow[]
  /** More vagas are on the server. */
  hasMore: boolean
  isLoading: boolean
  /** Called with the number of vagas wanted, if more than are loaded. */
  onNeedMore: (quantas: number) => void
  /** The search part of the URL, with order and filters. A change shows the list from its top. */
  address: string
}

type DeOrdem = {
  /** Null for the server's order, newest first. */
  ordem: Ordem | null
  onOrdem: (ordem: Ordem) => void
}

const columns: readonly TableColumn<VagaRow, Coluna | 'acoes'>[] = [
  {
    id: 'titulo',
    header: 'Título',
    sortable: true,
    cell: vaga => (
      <>
        <span className={styles.titulo}>
          <TextLink to={paths.professor.vaga(vaga.codigo)}>{vaga.titulo}</TextLink>
        </span>
        {vaga.compartilhada ? (
          <>
            {' '}
            <Tag>Compartilhada com você</Tag>
          </>
        ) : null}
      </>
    ),
  },
  {
    id: 'tipo',
    header: 'Tipo',
    sortable: true,
    bare: true,
    cell: ({ tipo }) =>
      tipo ? (
        <span className={styles.tag}>
          <Tag tone={tipo.tone}>{tipo.nome}</Tag>
        </span>
      ) : (
        '—'
      ),
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    bare: true,
    cell: vaga => (
      <span className={styles.tag}>
        <StatusDaLinha vaga={vaga} />
      </span>
    ),
  },
  {
    id: 'candidatos',
    header: 'Candidatos',
    sortable: true,
    bare: true,
    cell: vaga => <Candidatos vaga={vaga} />,
  },
  { id: 'prazo', header: 'Prazo', sortable: true, cell: ({ prazo }) => (prazo ? formatDate(prazo) : '—') },
  {
    id: 'criadaEm',
    header: 'Criado em',
    sortable: true,
    cell: vaga => (vaga.criadaEm ? formatDate(vaga.criadaEm) : '—'),
  },
  {
    id: 'acoes',
    header: 'Ações',
    bare: true,
    cell: vaga => <AcoesDaVaga vaga={vaga} />,
  },
]

/** How many there are, and the link to the new ones, which is the next step. */
const Candidatos = ({ vaga: { codigo, candidatos, novos } }: { vaga: VagaRow }) => (
  <span className={styles.candidatos}>
    <span className={styles.icone}>
      <Users size={16} role="img" aria-label="Candidatos" />
    </span>
    <span>{candidatos}</span>
    {novos > 0 ? (
      <>
        {' · '}
        <span className={styles.novos}>
          <TextLink to={paths.professor.vaga(codigo, { etapa: 'RECEBIDA' })}>
            {novos === 1 ? '1 novo' : `${novos} novos`}
          </TextLink>
        </span>
      </>
    ) : null}
  </span>
)

/** The server's order, shown until a column is pressed. */
const newestFirst: Ordem = { column: 'criadaEm', direction: 'descending' }

const toSorting = ({ ordem, onOrdem }: DeOrdem) => ({
  sort: ordem ?? newestFirst,
  onSort: ({ column, direction }: Sort<Coluna | 'acoes'>) => {
    if (column !== 'acoes') onOrdem({ column, direction })
  },
})

/** The order of the cards on a phone. */
export const OrdemDosCartoes = (props: DeOrdem) => <CardsOrder columns={columns} {...toSorting(props)} />

/** Rows rendered at first, and added by each press: laying out hundreds of rows is slow. */
const pageSize = 20

/** The professor's vagas as a table, or as cards on a phone; the first twenty, and more on demand. */
export const MinhasVagasTable = ({ vagas, hasMore, isLoading, onNeedMore, ordem, onOrdem, address }: Props) => {
  const [visible, setVisible] = useState({ address, count: pageSize })
  const count = visible.address === address ? visible.count : pageSize
  const [ref, focusRow] = useFocusNewRow('tbody > tr')
  const handleShowMore = () => {
    if (count + pageSize >= vagas.length) {
      if (hasMore) onNeedMore(count + pageSize)
      else focusRow(count)
    }
    setVisible({ address, count: count + pageSize })
  }
  return (
    <Stack gap="medium">
      <div ref={ref} className={styles.root}>
        <Table
          caption="Minhas oportunidades"
          columns={columns}
          dense
          rows={vagas.slice(0, count)}
          // Keyed by index: on a new order the same rows get new contents, which costs half as much as new rows.
          rowKey={(_, index) => index}
          {...toSorting({ ordem, onOrdem })}
        />
      </div>
      {vagas.length > count || hasMore ? (
        <Cluster justify="center">
          <Button look="secondary" busy={isLoading} busyText="Carregando..." onClick={handleShowMore}>
            Mostrar mais
          </Button>
          <Text as="span" size="small" color="muted" numeric>
            {`${Math.min(count, vagas.length)} de ${hasMore ? 'mais de ' : ''}${vagas.length}`}
          </Text>
        </Cluster>
      ) : null}
    </Stack>
  )
}
