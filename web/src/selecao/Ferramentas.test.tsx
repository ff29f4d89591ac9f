import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSelecao, candidato } from './testing/openSelecao.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 8, 1), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const edges = [
  candidato('7', 'Ana Souza', 'RECEBIDA', { periodoInicio: '2024.1' }),
  candidato('8', 'Beto Lima', 'RECEBIDA', { periodoInicio: '2026.2' }),
  candidato('9', 'Caio Reis', 'EM_ANALISE', { periodoInicio: '2024.1' }),
]
const nomes = () => screen.getAllByText(/^(Ana Souza|Beto Lima|Caio Reis)$/).map(one => one.textContent)

test('filters by the period of study, the newest students first', async () => {
  const { user } = await openSelecao(edges)
  const periodo = screen.getByLabelText<HTMLSelectElement>('Período')
  expect([...periodo.options].map(option => option.text)).toEqual([
    'Todos os períodos',
    '1º período (desde 2026.2)',
    '6º período (desde 2024.1)',
  ])
  await user.selectOptions(periodo, '6º período (desde 2024.1)')
  expect(nomes()).toEqual(['Ana Souza', 'Caio Reis'])
  expect(screen.getByRole('button', { name: 'Filtros (1)' })).toBeTruthy()
  await user.selectOptions(periodo, 'Todos os períodos')
  expect(nomes()).toHaveLength(3)
})

test('offers no filter by period if all are in the same', async () => {
  await openSelecao([edges[0] ?? {}, edges[2] ?? {}])
  expect(screen.queryByLabelText('Período')).toBeNull()
})
