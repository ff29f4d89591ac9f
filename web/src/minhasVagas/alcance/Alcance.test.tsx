import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { abaCarregada, page, url, vaga } from '../testing/openMinhaVaga.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const query = 'AlcanceCardQuery'
const nada = { viram: 0, salvaram: 0, comecaram: 0, candidataram: 0 }

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 12, 11), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Opens the metrics; the request of the card stays pending. */
async function open() {
  const opened = await renderRoute(`${url}?aba=metricas`, null, { como: 'professor' })
  await opened.resolve(page(), 'MinhaVagaPageQuery')
  await abaCarregada()
  await act(() => vi.dynamicImportSettled())
  await waitFor(() => expect(opened.pending()).toContain(query))
  return opened
}

const answer = (alcance: object | null) => ({ Query: () => ({ vaga: { ...vaga, alcance } }) })

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

test('shows the four numbers, the visits by day and what led to them', async () => {
  const { resolve, variables } = await open()
  expect(variables(query)).toEqual({ codigo: '1' })
  const todos = { viram: 1204, salvaram: 14, comecaram: 9, candidataram: 7 }
  const dias = [
    { dia: '2026-03-01', ...nada, viram: 1200 },
    { dia: '2026-03-02', ...nada },
    { dia: '2026-03-03', viram: 4, salvaram: 14, comecaram: 9, candidataram: 7 },
  ]
  const origens = [
    { origem: 'LISTA', viram: 1000, comecaram: 9 },
    { origem: 'ALERTA', viram: 204, comecaram: 0 },
  ]
  await resolve(answer({ ...todos, dias, origens }), query)
  const card = within(screen.getByRole('region', { name: 'Alcance' }))
  expect(card.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Visitas', '1.204'],
    ['Salvaram', '14'],
    ['Começaram a candidatura', '9'],
    ['Candidataram-se', '7'],
  ])
  expect(rowsOf(card.getByRole('table', { name: 'Visitas por origem' }))).toEqual([
    ['Lista de oportunidades', '1.000', '9'],
    ['Aviso de oportunidade nova', '204', '0'],
  ])
  expect(rowsOf(card.getByRole('table', { name: 'Alcance por dia', hidden: true }))).toEqual([
    ['03 de março', '4', '14', '9', '7'],
    ['02 de março', '0', '0', '0', '0'],
    ['01 de março', '1.200', '0', '0', '0'],
  ])
  card.getByText(/^Contamos visitas, não pessoas/)
})

test('says that nobody came yet', async () => {
  const { resolve } = await open()
  await resolve(answer({ ...nada, dias: [], origens: [] }), query)
  screen.getByText('Ninguém abriu esta oportunidade ainda. As visitas de estudantes aparecem aqui.')
})

test('is not there on an upstream that counts nothing, nor if it fails', async () => {
  const without = await open()
  await without.resolve(answer(null), query)
  expect(screen.queryByRole('region', { name: 'Alcance' })).toBeNull()
  without.unmount()
  const failing = await open()
  await failing.reject(new RequestFailure('OFFLINE', 'offline'), query)
  expect(screen.queryByRole('region', { name: 'Alcance' })).toBeNull()
  screen.getByRole('region', { name: 'Métricas' })
})
