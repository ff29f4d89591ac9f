import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Pagination } from './Pagination.tsx'

const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('goes forth and back from the page in the middle', async () => {
  const onChange = vi.fn<(page: number) => void>()
  render(<Pagination label="Páginas" page={1} pages={3} onChange={onChange} />)
  expect(screen.getByText('Página 2 de 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  expect(onChange.mock.calls).toEqual([[0], [2]])
})

test('ends at both ends, and waits while the next page is on its way', () => {
  const { rerender } = render(<Pagination label="Páginas" page={0} pages={2} onChange={() => {}} />)
  expect([isOff('Anterior'), isOff('Próxima')]).toEqual([true, false])
  rerender(<Pagination label="Páginas" page={1} pages={2} onChange={() => {}} />)
  expect([isOff('Anterior'), isOff('Próxima')]).toEqual([false, true])
  rerender(<Pagination label="Páginas" page={1} pages={3} busy onChange={() => {}} />)
  expect([isOff('Anterior'), isOff('Próxima')]).toEqual([true, true])
})

test('counts one page where there is nothing', () => {
  render(<Pagination label="Páginas" page={0} pages={0} onChange={() => {}} />)
  expect(screen.getByText('Página 1 de 1')).toBeTruthy()
})
