import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Sort, Table, type TableColumn } from './Table.tsx'

type Row = { id: string; titulo: string; status: string }
type Column = 'titulo' | 'status'

const rows: Row[] = [{ id: '1', titulo: 'Monitoria', status: 'Aguardando' }]
const columns: TableColumn<Row, Column>[] = [
  { id: 'titulo', header: 'Título', sortable: true, cell: row => row.titulo },
  { id: 'status', header: 'Status', cell: row => row.status },
]
const draw = (sort: Sort<Column>, onSort: (next: Sort<Column>) => void) => (
  <Table caption="Oportunidades" columns={columns} rows={rows} rowKey={row => row.id} sort={sort} onSort={onSort} />
)

test('sorts in ascending order first, and reverses on the same column', async () => {
  const onSort = vi.fn<(sort: Sort<Column>) => void>()
  const { rerender } = render(draw({ column: 'status', direction: 'ascending' }, onSort))
  await userEvent.click(screen.getByRole('button', { name: 'Título' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'titulo', direction: 'ascending' })
  rerender(draw({ column: 'titulo', direction: 'ascending' }, onSort))
  expect(screen.getByRole('columnheader', { name: 'Título' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Título' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'titulo', direction: 'descending' })
})

test('labels each cell for the card of its row on a phone', () => {
  render(draw({ column: 'titulo', direction: 'ascending' }, () => {}))
  expect(screen.getByRole('cell', { name: 'Aguardando' }).dataset['label']).toBe('Status')
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull()
})

test('does not render an unchanged row again', () => {
  const cell = vi.fn<(row: Row) => string>(row => row.titulo)
  const once: TableColumn<Row, Column>[] = [{ id: 'titulo', header: 'Título', cell }]
  const table = (shown: Row[]) => <Table caption="Linhas" columns={once} rows={shown} rowKey={row => row.id} />
  const other = { id: '2', titulo: 'Bolsa', status: 'Encerrada' }
  const { rerender } = render(table([...rows, other]))
  rerender(table([other, ...rows]))
  expect(cell).toHaveBeenCalledTimes(2)
})
