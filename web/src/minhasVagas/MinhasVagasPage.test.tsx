import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { calculo, robotica, year } from './testing/minhasVagas.ts'
import { page } from './testing/openMinhaVaga.ts'

const url = '/professor/opportunities'
type VagaRow =
  | (Partial<typeof calculo> & { primeiraRevisao?: { aguarda: boolean } })
  | { [Field in keyof typeof calculo]: (typeof calculo)[Field] | null }

const open = (vagas: VagaRow[] = [calculo, robotica], search = '') => {
  const edges = vagas.map(({ total, ...node }) => ({
    node: { primeiraRevisao: null, ...node, id: `vaga-${node.codigo}`, totalDeCandidatos: total },
  }))
  // The one of renderRoute would replace those of the rows.
  const resolvers = {
    PrimeiraRevisao: undefined,
    Viewer: () => ({ convites: null }),
    MinhaVagaConnection: () => ({ edges }),
  }
  return renderRoute(url + search, resolvers, { como: 'professor' })
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )
const titles = () => rows().map(([titulo]) => titulo)
const header = (name: string) => screen.getByRole('columnheader', { name })

test('lists each vaga with type, status, candidates and date', async () => {
  await open()
  expect(rows()).toEqual([
    [
      'Monitoria de Cálculo I',
      'Monitoria',
      'Em andamento',
      '12 · 3 novos',
      '31/10/2099',
      `09/03/${year}`,
      'Ações de Monitoria de Cálculo IEditarDuplicarFinalizar seleção Monitoria de Cálculo I',
    ],
    ['Bolsa em Robótica', 'Bolsa', 'Encerrada', '3', '30/11/2099', `10/05/${year - 1}`, expect.any(String)],
  ])
  const editar = screen.getByRole('link', { name: 'Editar Monitoria de Cálculo I' })
  expect(editar.getAttribute('href')).toBe(`${url}/1?aba=vaga&editar=sim`)
  const duplicar = screen.getByRole('link', { name: 'Duplicar Monitoria de Cálculo I' })
  expect(duplicar.getAttribute('href')).toBe(`${url}/new?de=1`)
  expect(screen.getByRole('link', { name: 'Monitoria de Cálculo I' }).getAttribute('href')).toBe(`${url}/1`)
  expect(screen.getByRole('link', { name: '3 novos' }).getAttribute('href')).toBe(`${url}/1?etapa=RECEBIDA`)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Nova Oportunidade' }).getAttribute('href')).toBe(`${url}/new`)
})

test("offers 'Rascunhos' only if there is one, beside the five statuses of the specification", async () => {
  const status = () => within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
  const first = await open()
  expect(status()).toHaveLength(5)
  first.unmount()
  const { user } = await open([calculo, { ...robotica, status: 'RASCUNHO' }])
  await user.click(screen.getByRole('button', { name: 'Rascunhos' }))
  await waitFor(() => expect(titles()).toEqual(['Bolsa em Robótica']))
})

test('says that a draft waits for its first look', async () => {
  const draft = { ...calculo, status: 'RASCUNHO' }
  await open([
    { ...draft, primeiraRevisao: { aguarda: true } },
    { ...draft, codigo: '9', primeiraRevisao: { aguarda: false } },
  ])
  expect(rows().map(row => row[2])).toEqual(['Aguardando revisão', 'Rascunho'])
})

test('shows a dash for unknown values', async () => {
  await open([{ ...calculo, titulo: null, status: null, criadaEm: null, prazo: null, candidatosNovos: null }])
  expect(rows()[0]).toEqual(['Título não especificado', 'Monitoria', '—', '12', '—', '—', expect.any(String)])
})

test('shows a dash for the type that a draft does not have yet, and sorts it last', async () => {
  const { user } = await open([{ ...calculo, status: 'RASCUNHO', nomeDoTipo: null }, robotica])
  expect(rows()[0]?.slice(0, 3)).toEqual(['Monitoria de Cálculo I', '—', 'Rascunho'])
  await user.click(within(header('Tipo')).getByRole('button'))
  await waitFor(() => expect(titles()).toEqual(['Bolsa em Robótica', 'Monitoria de Cálculo I']))
})

test('reverses the order when a column is pressed again, and keeps it in the URL', async () => {
  const { user, router, pending } = await open()
  expect(header('Criado em').getAttribute('aria-sort')).toBe('descending')

  await user.click(screen.getByRole('button', { name: 'Título' }))
  await waitFor(() => expect(titles()).toEqual(['Bolsa em Robótica', 'Monitoria de Cálculo I']))
  expect(header('Título').getAttribute('aria-sort')).toBe('ascending')
  expect(header('Criado em').getAttribute('aria-sort')).toBeNull()
  expect(router.state.location.search).toBe('?ordem=titulo')
  await user.click(screen.getByRole('button', { name: 'Título' }))
  await waitFor(() => expect(titles()).toEqual(['Monitoria de Cálculo I', 'Bolsa em Robótica']))
  expect(header('Título').getAttribute('aria-sort')).toBe('descending')
  expect(pending()).toEqual([])
})

test.each([
  ['Título', ['Álgebra', 'Bolsa', 'Cálculo']],
  ['Tipo', ['Bolsa', 'Cálculo', 'Álgebra']],
  ['Status', ['Cálculo', 'Álgebra', 'Bolsa']],
  ['Candidatos', ['Bolsa', 'Álgebra', 'Cálculo']],
  ['Prazo', ['Álgebra', 'Cálculo', 'Bolsa']],
  ['Criado em', ['Cálculo', 'Bolsa', 'Álgebra']],
])('sorts by %s in both directions, from the table head and from the menu above the cards', async (name, ascending) => {
  const { user } = await open([
    { ...calculo, codigo: '1', titulo: 'Cálculo', status: 'AGUARDANDO', criadaEm: '2024-01-01T12:00:00Z' },
    {
      ...calculo,
      codigo: '2',
      titulo: 'Álgebra',
      nomeDoTipo: 'Pesquisa',
      total: 5,
      prazo: '2098-10-31',
      status: 'EM_ANALISE',
      criadaEm: '2026-01-01T12:00:00Z',
    },
    { ...robotica, codigo: '3', titulo: 'Bolsa', criadaEm: '2025-01-01T12:00:00Z' },
  ])
  // The initial order.
  if (name !== 'Criado em') await user.click(screen.getByRole('button', { name }))
  else await user.click(screen.getByRole('button', { name: /^Ordem/ }))
  const sorted = (direction: string) =>
    waitFor(() => expect(header(name).getAttribute('aria-sort')).toBe(direction), { timeout: 10_000 })
  await sorted('ascending')
  expect(titles()).toEqual(ascending)
  expect(screen.getByLabelText<HTMLSelectElement>('Ordenar por').selectedOptions[0]?.textContent).toBe(name)
  await user.click(screen.getByRole('button', { name: /^Ordem crescente/ }))
  await sorted('descending')
  expect(titles()).toEqual(ascending.toReversed())
})

test('renders twenty rows at first and more on demand, sorted over all rows', async () => {
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...calculo,
    codigo: String(index),
    titulo: `Vaga ${index}`,
    criadaEm: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  }))
  const { user } = await open(many)
  // Queries by role take a second on a hundred rows in this DOM.
  const drawn = () => document.querySelectorAll('tbody tr').length
  expect(drawn()).toBe(20)
  expect(screen.getByText('20 de 120')).toBeTruthy()
  await user.click(screen.getByText('Mostrar mais'))
  expect(drawn()).toBe(40)
  const head = document.querySelector('[aria-sort]')
  await user.click(screen.getByTitle(/^Ordem decrescente/))
  await waitFor(() => expect(head?.getAttribute('aria-sort')).toBe('ascending'))
  expect(drawn()).toBe(20)
  expect(document.querySelector('tbody tr')?.textContent).toContain('Vaga 119')
  expect(head?.isConnected).toBe(true)
})

test.each([
  ['Encerrada', '?status=encerrada', ['Bolsa em Robótica']],
  ['10+', '?candidatos=10', ['Monitoria de Cálculo I']],
  [String(year - 1), `?ano=${year - 1}`, ['Bolsa em Robótica']],
])('filters by %s, in the URL and without a request', async (name, search, left) => {
  const { user, router, pending } = await open()
  const toggle = screen.getByRole('button', { name })
  await user.click(toggle)
  await waitFor(() => expect(titles()).toEqual(left))
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('1 de 2 oportunidades')).toBeTruthy()
  expect(router.state.location.search).toBe(search)
  expect(pending()).toEqual([])

  await user.click(toggle)
  await waitFor(() => expect(titles()).toHaveLength(2))
  expect(router.state.location.search).toBe('')
})

test('keeps the focus on the first new row when the last rows come', async () => {
  const { user } = await open(
    Array.from({ length: 40 }, (_, index) => ({ ...calculo, codigo: String(index), titulo: `Vaga ${index}` })),
  )
  await user.click(screen.getByText('Mostrar mais'))
  expect(screen.queryByText('Mostrar mais')).toBeNull()
  expect(document.activeElement).toBe(document.querySelectorAll('tbody tr')[20])
})

test('offers the five statuses, three minimums and three years', async () => {
  await open()
  const toggles = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('button')
      .map(button => button.textContent)
  expect(toggles('Status')).toEqual(['Aguardando', 'Em análise', 'Em andamento', 'Finalizada', 'Encerrada'])
  expect(toggles('Mínimo de candidatos')).toEqual(['5+', '10+', '15+'])
  expect(toggles('Ano')).toEqual([String(year), String(year - 1), String(year - 2)])
})

test('reads filters and order from the URL', async () => {
  await open([calculo, robotica, { ...robotica, codigo: '3', titulo: 'Apoio' }], '?status=encerrada&ordem=titulo')
  expect(titles()).toEqual(['Apoio', 'Bolsa em Robótica'])
})

test('links from a vaga back to the list with its filters and order', async () => {
  const { user, router, resolve } = await open([calculo, robotica], '?status=encerrada&ordem=-titulo')
  await user.click(screen.getByRole('link', { name: 'Bolsa em Robótica' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${url}/2`))
  await resolve(page(), 'MinhaVagaPageQuery')
  const volta = within(screen.getByRole('main')).getByRole('link', { name: 'Minhas Oportunidades' })
  expect(volta.getAttribute('href')).toBe(`${url}?status=encerrada&ordem=-titulo`)
  await user.click(volta)
  await waitFor(() => expect(titles()).toEqual(['Bolsa em Robótica']))
})

test('says when no vaga matches the filters, and clears them', async () => {
  const { user } = await open([calculo], '?status=aguardando')
  expect(screen.getByText('Nenhuma oportunidade encontrada')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(() => expect(titles()).toEqual(['Monitoria de Cálculo I']))
})

test('tells a professor without vagas how to publish one', async () => {
  await open([])
  expect(screen.getByText('Nenhuma oportunidade encontrada')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Publicar a primeira' }).getAttribute('href')).toBe(`${url}/new`)
  expect(screen.queryByRole('group', { name: 'Status' })).toBeNull()
})

test('shows a loading state, and sends one request', async () => {
  const { pending } = await renderRoute(url, null, { como: 'professor' })
  expect(screen.getByText('Carregando oportunidades...')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Minhas Oportunidades' })).toBeTruthy()
  expect(pending()).toEqual(['HeaderUserQuery', 'MinhasVagasPageQuery'])
})

test('shows a failure to load, and retries', async () => {
  const { reject } = await renderRoute(url, null, { como: 'professor' })
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'late'), 'MinhasVagasPageQuery')
  expect(screen.getByRole('heading', { name: 'Erro ao carregar oportunidades' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})

test('redirects a student to their home page', async () => {
  const { router } = await renderRoute(url, {}, { como: 'aluno' })
  expect(router.state.location.pathname).toBe('/')
})

test('applies two filters and an order that are pressed before the first is rendered', async () => {
  const { router } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Em andamento' }))
  fireEvent.click(screen.getByRole('button', { name: '5+' }))
  fireEvent.click(within(header('Título')).getByRole('button'))
  await waitFor(() => expect(titles()).toEqual(['Monitoria de Cálculo I']))
  expect(router.state.location.search).toBe('?status=em_andamento&candidatos=5&ordem=titulo')
})
