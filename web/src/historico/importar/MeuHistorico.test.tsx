import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lista } from '../../candidaturas/testing/candidaturas.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umHistorico } from '../testing/umHistorico.ts'

const query = 'ImportarHistoricoPageQuery'
const answer = (historico: object | null) => ({
  Usuario: () => ({ id: 'ana', temHistorico: true }),
  Viewer: () => ({ historico, buscasSalvas: null }),
})

const open = async (historico: object | null) => renderRoute('/import-curriculum', answer(historico))
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('opens from the header, and loads with one request', async () => {
  const { user, pending, router } = await renderRoute('/')
  await user.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Histórico'))
  expect(await screen.findByText('Carregando histórico acadêmico...', {}, { timeout: 20_000 })).toBeTruthy()
  expect(pending()).toEqual([query])
  expect(router.state.location.pathname).toBe('/import-curriculum')
  expect(screen.getByRole('heading', { level: 1, name: 'Meu Histórico Acadêmico' })).toBeTruthy()
})

test('opens from the menu on a phone and closes the menu', async () => {
  const { user, router } = await renderRoute('/')
  await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  await user.click(within(menu).getByRole('link', { name: 'Histórico Acadêmico' }))
  expect(menu.open).toBe(false)
  await waitFor(() => expect(router.state.location.pathname).toBe('/import-curriculum'))
})

test('shows the totals of the transcript, with one decimal of the mean', async () => {
  await open(umHistorico)
  const cards = screen.getAllByRole('definition').map(card => card.textContent)
  expect(cards).toEqual(['4', '14', '6,8'])
})

test('shows no mean if there are no grades', async () => {
  const [, cursando] = umHistorico.periodos
  await open({ ...umHistorico, media: null, periodos: [cursando] })
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('—')
  expect(screen.queryByRole('region', { name: 'Média por período' })).toBeNull()
})

test('lists the disciplinas by term, with grade and situation in words', async () => {
  await open(umHistorico)
  const [primeiro, segundo] = screen.getAllByRole('table')
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

test('offers a student to follow each disciplina, on an upstream that names roles', async () => {
  const { resolve } = await renderRoute('/import-curriculum', null, { papeis: ['aluno'] })
  await resolve(answer(umHistorico), query)
  expect(screen.getAllByRole('columnheader', { name: 'Novas oportunidades' })).toHaveLength(2)
})

test('names the table of disciplinas without a term', async () => {
  const [periodo] = umHistorico.periodos
  await open({ ...umHistorico, periodos: [{ ...periodo, nome: '' }] })
  expect(screen.getByRole('table', { name: 'Disciplinas sem período' })).toBeTruthy()
})

test('draws the mean of each term with its number', async () => {
  await open(umHistorico)
  const chart = within(screen.getByRole('region', { name: 'Média por período' }))
  expect(chart.getAllByRole('listitem').map(row => row.textContent)).toEqual(['2024.16,8', '2024.2—'])
  expect(chart.getByRole('list').querySelector('rect')?.getAttribute('width')).toBe('68%')
})

test('shows the progress of the complementary activities among the totals', async () => {
  await renderRoute('/import-curriculum', {
    ...answer(umHistorico),
    ProgressoComplementar: () => ({
      estado: 'EM_PROGRESSO',
      creditosConcluidos: 6,
      creditosExigidos: 10,
      percentual: 60,
    }),
  })
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('6 de 10')
})

test('says that there is no data in a transcript, and offers the import', async () => {
  const { user } = await open(null)
  expect(screen.getByText('Nenhum dado de histórico encontrado')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Importar PDF novo' }))
  expect(screen.getByLabelText('Histórico acadêmico em PDF')).toBeTruthy()
})

test('says that it failed to load, and retries', async () => {
  const { resolve, resolveWithout, user, pending } = await renderRoute('/import-curriculum', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['viewer', 'historico'], answer(null), query)
  expect(screen.getByText('Erro ao carregar histórico acadêmico')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(pending()).toEqual([query])
  await resolve(answer(umHistorico), query)
  expect(screen.getAllByRole('table')).toHaveLength(2)
})

test('requests nothing when it is opened again', async () => {
  const { router, resolve, pending } = await open(umHistorico)
  await act(() => router.navigate('/applications'))
  await resolve(lista([]), 'CandidaturasPageQuery')
  await act(() => router.navigate('/import-curriculum'))
  expect(await screen.findAllByRole('table')).toHaveLength(2)
  expect(pending()).toEqual([])
})

test('shows the import in place of the transcript on demand, and returns', async () => {
  const { user } = await open(umHistorico)
  expect(screen.queryByLabelText('Histórico acadêmico em PDF')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Importar PDF novo' }))
  expect(screen.getByLabelText('Histórico acadêmico em PDF')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  const voltar = screen.getByRole('button', { name: 'Ver histórico' })
  expect(document.activeElement).toBe(voltar)
  await user.click(voltar)
  expect(screen.getAllByRole('table')).toHaveLength(2)
})
