import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista, pagina, withoutContagens } from './testing/lista.ts'
import { umaVaga } from './testing/umaVaga.ts'

test('requests the page and the filter of the URL once', async () => {
  const url =
    '/opportunities?type=monitoria,estagio&departamento=3&beneficios=remuneracao&busca=redes&pagina=3&cursor=abc'
  const { pending, variables } = await renderRoute(url, null)
  expect(pending().toSorted()).toEqual(['HeaderUserQuery', pagina])
  expect(variables(pagina)).toEqual({
    pagina: 3,
    after: 'abc',
    filtro: {
      tipos: ['MONITORIA', 'ESTAGIO'],
      outrosTipos: [],
      codigoDoDepartamento: '3',
      beneficios: ['REMUNERACAO'],
      modalidades: [],
      horasMinimas: null,
      busca: 'redes',
    },
    salvas: false,
    ids: [],
    frame: true,
  })
})

test('shows a loading state until the list has loaded', async () => {
  const { resolve } = await renderRoute('/opportunities', null)
  expect(screen.getByRole('heading', { level: 1, name: 'Oportunidades Acadêmicas' })).toBeTruthy()
  expect(screen.getByText('Carregando oportunidades...')).toBeTruthy()
  await resolve(lista(), pagina)
  expect(screen.queryByText('Carregando oportunidades...')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Oportunidades para Você' })).toBeTruthy()
})

test.each([
  ['by itself', () => act(() => vi.advanceTimersByTimeAsync(21_000))],
  ['at a press', async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))],
])('retries %s a list that failed without the rest of the page, without a reload', async (_, retry) => {
  const { resolve, resolveWithout, pending } = await renderRoute('/opportunities', null)
  await resolve({}, 'HeaderUserQuery')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ready'))
  await resolveWithout(['vagas'], lista(), pagina)
  expect(screen.getByText('Esta página tenta de novo sozinha.')).toBeTruthy()
  await retry()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(pending()).toEqual([pagina])
  await resolve(lista(), pagina)
  expect(screen.getByRole('heading', { name: 'Oportunidades para Você' })).toBeTruthy()
})

test('counts the recommended vagas without a filter, and the matching ones with a filter', async () => {
  const plain = await renderRoute('/opportunities', lista({ total: 40, totalDeRecomendadas: 12 }))
  expect(screen.getByText('12 recomendadas baseadas nos seus interesses')).toBeTruthy()
  expect(screen.getByText('· 40 no total')).toBeTruthy()
  plain.unmount()
  await renderRoute('/opportunities?type=bolsa', lista({ total: 40 }))
  expect(screen.getByText('40 oportunidade(s) encontrada(s) com os filtros aplicados')).toBeTruthy()
})

test('lets the keyboard skip to the results, where a card has at most four tab stops', async () => {
  await renderRoute(
    '/opportunities',
    lista({ vagas: [{ recomendacao: { score: 0.8, estrategias: ['Do seu curso'] } }] }),
  )
  const skip = screen.getByRole('link', { name: 'Pular para resultados' })
  const results = screen.getByRole('region', { name: 'Oportunidades para Você' })
  expect(skip.getAttribute('href')).toBe(`#${results.id}`)
  expect(results.tabIndex).toBe(-1)
  const stops = within(results).getByRole('article').querySelectorAll('a:not([tabindex="-1"]), button')
  expect([...stops].map(stop => stop.textContent || stop.getAttribute('aria-label'))).toEqual([
    'Helena Prado',
    'Salvar Monitoria de Cálculo I',
    'Monitoria de Cálculo I',
    '80% de compatibilidade',
  ])
})

test('says that nothing was found, without a success or a further button that clears', async () => {
  await renderRoute('/opportunities?busca=xadrez', lista({ vagas: [] }))
  expect(screen.getByText('Nenhuma oportunidade encontrada com os filtros atuais.')).toBeTruthy()
  const results = screen.getByRole('region', { name: 'Oportunidades para Você' })
  expect(results.dataset['vazia']).toBe('true')
  expect(within(results).queryByRole('button')).toBeNull()
})

test('is linked from a vaga with the last filter and page', async () => {
  const { user, router, resolve } = await renderRoute(
    '/opportunities?busca=redes&pagina=2&cursor=x',
    lista({ total: 12, atual: 2 }),
  )
  await user.click(screen.getByRole('link', { name: 'Monitoria de Cálculo I' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/opportunities/12'))
  const minhaCandidatura = { candidatado: false, etapa: null }
  const page = { vaga: umaVaga({ minhaCandidatura }), viewer: { papel: 'ESTUDANTE' } }
  await resolve({ Query: () => page }, 'VagaPageQuery')
  const volta = within(screen.getByRole('main')).getByRole('link', { name: 'Oportunidades' })
  expect(volta.getAttribute('href')).toBe('/opportunities?busca=redes&pagina=2&cursor=x')
})

test('says that the list failed to load, and retries with one request', async () => {
  const { user, reject, resolve, pending } = await renderRoute('/opportunities', null)
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), pagina)
  expect(screen.getByRole('heading', { name: 'Erro ao carregar oportunidades' })).toBeTruthy()
  await resolve({}, 'HeaderUserQuery')
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(pending()).toEqual([pagina])
  await resolve(lista(), pagina)
  expect(screen.getByRole('heading', { name: 'Oportunidades para Você' })).toBeTruthy()
})

test('shows the list if the data beside it failed to load', async () => {
  const { environment, resolve } = await renderRoute('/opportunities', null)
  await resolve({}, 'HeaderUserQuery')
  await resolve({ ...lista(), Query: () => ({ ...lista().Query(), viewer: null }) }, pagina)
  expect(screen.getByRole('link', { name: 'Monitoria de Cálculo I' })).toBeTruthy()
  expect(screen.queryByText('Atividades Complementares')).toBeNull()
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('filters without the departments if they failed to load, and retries them alone', async () => {
  const { user, resolve, resolveWithout, reject, pending } = await renderRoute('/opportunities?departamento=9', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['departamentos'], lista(), pagina)
  expect(screen.getByRole('link', { name: 'Monitoria de Cálculo I' })).toBeTruthy()
  expect(screen.getByText('Erro ao carregar departamentos')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(withoutContagens(pending())).toEqual(['DepartamentosFiltroQuery'])
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), 'DepartamentosFiltroQuery')
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await resolve(lista(), 'DepartamentosFiltroQuery')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Física' }).checked).toBe(true)
  expect(screen.queryByText('Erro ao carregar departamentos')).toBeNull()
})

const semHistorico = { ...lista(), Viewer: () => ({ progressoComplementar: { estado: 'SEM_HISTORICO' } }) }

test('asks for the transcript if the profile has none', async () => {
  const view = await renderRoute('/opportunities', semHistorico)
  expect(screen.getByText('Seu histórico acadêmico ainda não foi importado')).toBeTruthy()
  await view.user.click(await screen.findByRole('button', { name: 'Não mostrar novamente' }))
  expect(screen.queryByRole('button', { name: 'Não mostrar novamente' })).toBeNull()
  view.unmount()
  await renderRoute('/opportunities', semHistorico)
  expect(screen.getByText('Seu histórico acadêmico ainda não foi importado')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Não mostrar novamente' })).toBeNull()
})

test('dismisses the prompt even if the browser stores nothing', async () => {
  const kept = localStorage
  const refused = (key: string) => {
    if (key === 'conviteDeHistoricoDispensado:7') throw new DOMException('The operation is insecure.', 'SecurityError')
    return key
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(refused(key)),
    setItem: (key: string, value: string) => kept.setItem(refused(key), value),
    removeItem: (key: string) => kept.removeItem(key),
    clear: () => kept.clear(),
  })
  const { user } = await renderRoute('/opportunities', semHistorico)
  await user.click(await screen.findByRole('button', { name: 'Não mostrar novamente' }))
  expect(screen.queryByRole('button', { name: 'Não mostrar novamente' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Monitoria de Cálculo I' })).toBeTruthy()
})

test('does not ask for the transcript if the profile has one', async () => {
  await renderRoute('/opportunities', lista())
  expect(screen.queryByText('Seu histórico acadêmico ainda não foi importado')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Não mostrar novamente' })).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Atividades Complementares' })).getByText('60%')).toBeTruthy()
})

test('requests only the list for a new filter or page while the data beside it is fresh', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 12, 11), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { user, resolve, variables, pending } = await renderRoute('/opportunities', lista({ total: 20 }))
  const progresso = () => within(screen.getByRole('region', { name: 'Atividades Complementares' })).queryByText('60%')
  const aplicar = async (tipo: string) => {
    await user.click(screen.getByRole('button', { name: tipo }))
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtros' }))
  }
  await user.click(screen.getByRole('button', { name: 'Próxima' }))
  expect([withoutContagens(pending()), variables(pagina)]).toEqual([
    [pagina],
    expect.objectContaining({ frame: false }),
  ])
  await resolve(lista({ total: 20, atual: 2 }), pagina)
  expect(progresso()).toBeTruthy()
  await aplicar('Bolsa')
  expect([withoutContagens(pending()), variables(pagina)]).toEqual([
    [pagina],
    expect.objectContaining({ frame: false }),
  ])
  await resolve(lista({ total: 20 }), pagina)
  expect(progresso()).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Física' })).toBeTruthy()
  vi.setSystemTime(new Date(2026, 2, 12, 11, 6))
  await aplicar('Estágio')
  expect([withoutContagens(pending()), variables(pagina)]).toEqual([[pagina], expect.objectContaining({ frame: true })])
  await resolve(lista(), pagina)
  await aplicar('Monitoria')
  expect(variables(pagina)).toMatchObject({ frame: false })
})

test('requests everything again if the first visit failed', async () => {
  const { user, reject, variables } = await renderRoute('/opportunities', null)
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), pagina)
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(variables(pagina)).toMatchObject({ frame: true })
})

test('redirects a professor to their own list before any request', async () => {
  const { router, pending } = await renderRoute('/opportunities', null, { como: 'professor' })
  expect(router.state.location.pathname).toBe('/professor/opportunities')
  expect(pending()).not.toContain(pagina)
})

test('shows the list and the progress if the profile failed to load', async () => {
  const { resolve, resolveWithout } = await renderRoute('/opportunities', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['viewer', 'usuario'], lista(), pagina)
  expect(screen.getByRole('link', { name: 'Monitoria de Cálculo I' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Atividades Complementares' })).getByText('60%')).toBeTruthy()
})
