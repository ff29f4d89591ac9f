import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Pagination } from './Pagination.tsx'

const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('goes to the next and the previous page', async () => {
  const onChange = vi.fn<(page: number) => void>()
  render(<Pagination label="Páginas" page={1} pages={3} onChange={onChange} />)
  expect(screen.getByText('Página 2 de 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  expect(onChange.mock.calls).toEqual([[0], [2]])
})

test('disables its buttons at both ends, and while the next page loads', () => {
  const { rerender } = render(<Pagination label="Páginas" page={0} pages={2} onChange={() => {}} />)
  expect([isOff('Anterior'), isOff('Próxima')]).toEqual([true, false])
  rerender(<Pagination label="Páginas" page={1} pages={2} onChange={() => {}} />)
  expect([isOff('Anterior'), isOff('Próxima')]).toEqual([false, true])
  rerender(<Pagination label="Páginas" page={1} pages={3} busy onChange={() => {}} />)
  expect([isOff('Anterior'), isOff('Próxima')]).toEqual([true, true])
})

test('shows one page for an empty list', () => {
  render(<Pagination label="Páginas" page={0} pages={0} onChange={() => {}} />)
  expect(screen.getByText('Página 1 de 1')).toBeTruthy()
})
