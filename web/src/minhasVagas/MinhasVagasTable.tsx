import { paths } from '../paths.ts'
import { formatDate } from '../ui/format.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Table, type TableColumn } from '../ui/Table.tsx'
import { Tag } from '../ui/Tag.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { Coluna, Ordem } from './ordem.ts'
import { StatusTag } from '../vagas/StatusTag.tsx'
import type { Linha } from './useMinhasVagas.ts'

type Props = {
  vagas: readonly Linha[]
  /** Null: as the server orders them, newest first. */
  ordem: Ordem | null
  onOrdem: (ordem: Ordem) => void
}

const columns: readonly TableColumn<Linha, Coluna | 'acoes'>[] = [
  {
    id: 'titulo',
    header: 'Título',
    sortable: true,
    cell: vaga => <TextLink to={paths.professor.vaga(vaga.codigo)}>{vaga.titulo}</TextLink>,
  },
  { id: 'tipo', header: 'Tipo', sortable: true, cell: vaga => <Tag tone={vaga.tipo.tone}>{vaga.tipo.nome}</Tag> },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    cell: vaga => (vaga.status ? <StatusTag status={vaga.status} /> : '—'),
  },
  { id: 'candidatos', header: 'Candidatos', sortable: true, cell: vaga => vaga.candidatos ?? '—' },
  {
    id: 'criadaEm',
    header: 'Criado em',
    sortable: true,
    cell: vaga => (vaga.criadaEm ? formatDate(vaga.criadaEm) : '—'),
  },
  {
    id: 'acoes',
    header: 'Ações',
    cell: vaga => (
      <LinkButton to={paths.professor.vaga(vaga.codigo)} look="secondary" shape="compact">
        Ver detalhes<VisuallyHidden> de {vaga.titulo}</VisuallyHidden>
      </LinkButton>
    ),
  },
]

/** What the server's own order is, newest first; the list stands in it until a column is pressed. */
const newestFirst: Ordem = { column: 'criadaEm', direction: 'descending' }

/** The professor's vagas as a table, as cards on a phone. */
export const MinhasVagasTable = ({ vagas, ordem, onOrdem }: Props) => (
  <Table
    caption="Minhas oportunidades"
    columns={columns}
    rows={vagas}
    rowKey={vaga => vaga.codigo}
    sort={ordem ?? newestFirst}
    onSort={({ column, direction }) => {
      if (column !== 'acoes') onOrdem({ column, direction })
    }}
  />
)
