import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CardsOrder } from './CardsOrder.tsx'
import type { Sort, TableColumn } from './Table.tsx'

type Column = 'titulo' | 'status'

const columns: TableColumn<object, Column>[] = [
  { id: 'titulo', header: 'Título', sortable: true, cell: () => null },
  { id: 'status', header: 'Status', cell: () => null },
]

test('offers the orders that the head of the table offers', async () => {
  const onSort = vi.fn<(sort: Sort<Column>) => void>()
  render(<CardsOrder columns={columns} sort={{ column: 'titulo', direction: 'descending' }} onSort={onSort} />)
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Título'])
  await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Título')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'titulo', direction: 'descending' })
  await userEvent.click(screen.getByRole('button', { name: /^Ordem decrescente/ }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'titulo', direction: 'ascending' })
})
