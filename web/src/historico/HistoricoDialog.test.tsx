import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umHistorico } from './testing/umHistorico.ts'

const query = 'HistoricoDialogQuery'
const answer = (historico: object | null) => ({ Viewer: () => ({ historico }) })

/** Opens the dialog from the header of the home page. */
async function open() {
  const page = await renderRoute('/')
  await page.user.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Histórico'))
  await screen.findByText('Carregando histórico acadêmico...', {}, { timeout: 20_000 })
  return page
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Meu Histórico Acadêmico' }))
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('opens from the header, and loads with one request', async () => {
  const { pending, router } = await open()
  expect(pending()).toEqual([query])
  expect(router.state.location.pathname).toBe('/')
})

test('opens from the menu on a phone and closes the menu', async () => {
  const { user } = await renderRoute('/')
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  await user.click(within(menu).getByRole('link', { name: 'Histórico Acadêmico' }))
  expect(menu.open).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'Meu Histórico Acadêmico' }, { timeout: 20_000 })).toBeTruthy()
})

test('shows the totals of the transcript, with one decimal of the mean', async () => {
  const { resolve } = await open()
  await resolve(answer(umHistorico), query)
  const cards = dialog()
    .getAllByRole('definition')
    .map(card => card.textContent)
  expect(cards).toEqual(['4', '14', '6,8'])
})

test('shows no mean if there are no grades', async () => {
  const { resolve } = await open()
  const [, cursando] = umHistorico.periodos
  await resolve(answer({ ...umHistorico, media: null, periodos: [cursando] }), query)
  expect(dialog().getAllByRole('definition').at(-1)?.textContent).toBe('—')
  expect(dialog().queryByRole('region', { name: 'Média por período' })).toBeNull()
})

test('lists the disciplinas by term, with grade and situation in words', async () => {
  const { resolve } = await open()
  await resolve(answer(umHistorico), query)
  const [primeiro, segundo] = dialog().getAllByRole('table')
  if (!primeiro || !segundo) throw new Error('two terms have a table each')
  const headers = within(primeiro)
    .getAllByRole('columnheader')
    .map(header => header.textContent)
  expect(headers).toEqual(['Código', 'Disciplina', 'Turma', 'Grau', 'Situação', 'Créditos'])
  const [, ...rows] = within(primeiro).getAllByRole('row')
  expect(rows.map(cellsOf)).toEqual([
    ['INF1007', 'Programação II', '33A', '8,5, nota alta', 'Aprovado', '4'],
    ['MAT1162', 'Cálculo II', '—', '6,95, nota média', 'Aprovado', '4'],
    ['FIS1033', 'Física I', '33B', '5,0, nota média', 'Reprovado', '4'],
  ])
  expect(cellsOf(within(segundo).getAllByRole('row')[1] ?? document.body)).toEqual([
    'ACP0900',
    'Atividades Complementares',
    '—',
    '—',
    'Cumprido em parte',
    '2',
  ])
})

test('names the table of disciplinas without a term', async () => {
  const { resolve } = await open()
  const [periodo] = umHistorico.periodos
  await resolve(answer({ ...umHistorico, periodos: [{ ...periodo, nome: '' }] }), query)
  expect(dialog().getByRole('table', { name: 'Disciplinas sem período' })).toBeTruthy()
})

test('draws the mean of each term with its number', async () => {
  const { resolve } = await open()
  await resolve(answer(umHistorico), query)
  const chart = within(dialog().getByRole('region', { name: 'Média por período' }))
  expect(chart.getAllByRole('listitem').map(row => row.textContent)).toEqual(['2024.16,8', '2024.2—'])
  expect(chart.getByRole('list').querySelector('rect')?.getAttribute('width')).toBe('68%')
})

test('says that nothing was imported, and links to the import', async () => {
  const { resolve, user, router } = await open()
  await resolve(answer(null), query)
  expect(dialog().getByText('Nenhum dado de histórico encontrado')).toBeTruthy()
  await user.click(dialog().getByRole('link', { name: 'Importar histórico' }))
  await waitFor(() => expect(screen.queryByText('Nenhum dado de histórico encontrado')).toBeNull())
  expect(router.state.location.pathname).toBe('/import-curriculum')
})

test('says that it failed to load, and retries', async () => {
  const { reject, resolve, user, pending } = await open()
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), query)
  expect(dialog().getByText('Erro ao carregar histórico acadêmico')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }))
  expect(pending()).toEqual([query])
  await resolve(answer(umHistorico), query)
  expect(dialog().getAllByRole('table')).toHaveLength(2)
})

test('requests nothing when it is opened again', async () => {
  const { resolve, user, pending } = await open()
  await resolve(answer(umHistorico), query)
  await user.click(dialog().getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Histórico'))
  expect(dialog().getAllByRole('table')).toHaveLength(2)
  expect(pending()).toEqual([])
})
