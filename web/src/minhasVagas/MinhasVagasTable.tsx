import { useState } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { formatDate } from '../ui/format.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Table, type TableColumn } from '../ui/Table.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { Coluna, Ordem } from './ordem.ts'
import { StatusTag } from '../vagas/StatusTag.tsx'
import { useFocarNovas } from './useFocarNovas.ts'
import type { Linha } from './useMinhasVagas.ts'

type Props = {
  vagas: readonly Linha[]
  /** More vagas are to come than these. */
  incompleta: boolean
  isLoading: boolean
  /** Says how many vagas are wanted, where they are more than there are. */
  onFaltam: (quantas: number) => void
  /** Null: as the server orders them, newest first. */
  ordem: Ordem | null
  onOrdem: (ordem: Ordem) => void
  /** Order and filters as one text: what is read another way is read from its top. */
  leitura: string
}

const columns: readonly TableColumn<Linha, Coluna | 'acoes'>[] = [
  {
    id: 'titulo',
    header: 'Título',
    sortable: true,
    cell: vaga => (
      <>
        <TextLink to={paths.professor.vaga(vaga.codigo)}>{vaga.titulo}</TextLink>
        {vaga.compartilhada ? (
          <>
            {' '}
            <Tag>Compartilhada com você</Tag>
          </>
        ) : null}
      </>
    ),
  },
  { id: 'tipo', header: 'Tipo', sortable: true, cell: vaga => <Tag tone={vaga.tipo.tone}>{vaga.tipo.nome}</Tag> },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    cell: vaga => (vaga.status ? <StatusTag status={vaga.status} /> : '—'),
  },
  { id: 'candidatos', header: 'Candidatos', sortable: true, cell: vaga => vaga.candidatos },
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
      // Words in a line, which the table keeps in one where there is room.
      <span>
        <LinkButton
          to={paths.professor.vaga(vaga.codigo)}
          look="secondary"
          shape="compact"
          label={`Ver detalhes de ${vaga.titulo}`}
        >
          Ver detalhes
        </LinkButton>{' '}
        <LinkButton
          to={paths.professor.novaVaga(vaga.codigo)}
          look="quiet"
          shape="compact"
          label={`Duplicar ${vaga.titulo}`}
        >
          Duplicar
        </LinkButton>
      </span>
    ),
  },
]

/** What the server's own order is, newest first; the list stands in it until a column is pressed. */
const newestFirst: Ordem = { column: 'criadaEm', direction: 'descending' }

/** How many are drawn at first, and more at each press: hundreds of rows would be slow to lay out anew. */
const porVez = 20

/** The professor's vagas as a table, as cards on a phone; the first twenty until more are asked for. */
export const MinhasVagasTable = ({ vagas, incompleta, isLoading, onFaltam, ordem, onOrdem, leitura }: Props) => {
  const [janela, setJanela] = useState({ leitura, vistas: porVez })
  const vistas = janela.leitura === leitura ? janela.vistas : porVez
  const [ref, focar] = useFocarNovas('tbody > tr')
  const handleMais = () => {
    if (vistas + porVez >= vagas.length) {
      if (incompleta) onFaltam(vistas + porVez)
      else focar(vistas)
    }
    setJanela({ leitura, vistas: vistas + porVez })
  }
  return (
    <Stack gap="medium">
      <div ref={ref}>
        <Table
          caption="Minhas oportunidades"
          columns={columns}
          rows={vagas.slice(0, vistas)}
          // By place: in another order the same rows say something else, which is half the work of new ones.
          rowKey={(_, index) => index}
          sort={ordem ?? newestFirst}
          onSort={({ column, direction }) => {
            if (column !== 'acoes') onOrdem({ column, direction })
          }}
        />
      </div>
      {vagas.length > vistas || incompleta ? (
        <Cluster justify="center">
          <Button look="secondary" busy={isLoading} busyText="Carregando..." onClick={handleMais}>
            Mostrar mais
          </Button>
          <Text as="span" size="small" color="muted" numeric>
            {Math.min(vistas, vagas.length)} de {incompleta ? 'mais de ' : ''}
            {vagas.length}
          </Text>
        </Cluster>
      ) : null}
    </Stack>
  )
}
