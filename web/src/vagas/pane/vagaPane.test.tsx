import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { lista, pagina } from '../testing/lista.ts'
import { umaVaga } from '../testing/umaVaga.ts'

const detalhe = 'VagaPageQuery'

let width = 1440
beforeEach(() => {
  width = 1440
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query => ({ matches: query === 'screen and (min-width: 1440px)' && width >= 1440 }) as MediaQueryList,
  )
})
afterEach(() => void vi.useRealTimers())

const situacao = (codigo: string, etapa: string | null) => ({ id: `s-${codigo}`, candidatado: etapa !== null, etapa })
const vagaDe = (codigo: string, etapa: string | null = null, own: Record<string, unknown> = {}) =>
  umaVaga({
    id: `vaga-${codigo}`,
    codigo,
    titulo: `Vaga ${codigo}`,
    resumo: `Resumo ${codigo}`,
    descricao: `Tudo sobre a ${codigo}`,
    minhaCandidatura: situacao(codigo, etapa),
    ...own,
  })
const umaLista = () => ({
  ...lista({ vagas: ['12', '13'].map(codigo => vagaDe(codigo)), total: 12 }),
  Viewer: () => ({ papel: 'ESTUDANTE' }),
})
const lida = (codigo: string, etapa: string | null = null, own = {}) => ({
  Query: () => ({ vaga: vagaDe(codigo, etapa, own), viewer: { papel: 'ESTUDANTE' } }),
})
const row = (codigo: string) => screen.getByText(`Resumo ${codigo}`)
const aberta = (codigo: string) => screen.findByRole('region', { name: `Vaga ${codigo}` })
/** The list, with its first vaga read beside it. */
async function abrirLista(search = '') {
  const view = await renderRoute(`/opportunities${search}`, null)
  await view.resolve({}, 'HeaderUserQuery')
  await view.resolve(umaLista(), pagina)
  await aberta('12')
  await view.resolve(lida('12'), detalhe)
  return view
}
const atual = () => document.querySelector('[aria-current="true"] h3')?.textContent

test('the first vaga is beside the list, without a press, an entry in the history or the focus', async () => {
  const { router, pending, variables, resolve } = await renderRoute('/opportunities', null)
  await resolve({}, 'HeaderUserQuery')
  await resolve(umaLista(), pagina)
  await aberta('12')
  expect(pending()).toEqual([detalhe])
  expect(variables(detalhe)).toEqual({ codigo: '12' })
  await resolve(lida('12'), detalhe)
  expect(screen.getByText('Tudo sobre a 12')).toBeTruthy()
  expect(atual()).toBe('Vaga 12')
  expect([router.state.location.search, router.state.historyAction]).toEqual(['', 'POP'])
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { level: 2, name: 'Vaga 12' }))
})

test('nothing is beside an empty list', async () => {
  const { pending } = await renderRoute('/opportunities?busca=x', lista({ vagas: [] }))
  expect(pending()).toEqual([])
  expect(document.querySelector('[data-aberta=true]')).toBeNull()
})

test('a press on the free area of a row opens its vaga beside the list, with one request', async () => {
  const { user, pending, variables, resolve, router } = await abrirLista('?busca=x')
  await user.click(row('13'))
  const region = within(await aberta('13'))
  expect(pending()).toEqual([detalhe])
  expect(variables(detalhe)).toEqual({ codigo: '13' })
  expect(router.state.location.search).toBe('?busca=x&vaga=13')
  expect(atual()).toBe('Vaga 13')
  expect(document.activeElement).toBe(region.getByRole('heading', { name: 'Vaga 13' }))
  // What the list has loaded shows before the rest.
  expect(screen.getByRole('region', { name: 'Em resumo' })).toBeTruthy()
  expect(screen.queryByText('Tudo sobre a 13')).toBeNull()
  await resolve(lida('13'), detalhe)
  expect(screen.getByText('Tudo sobre a 13')).toBeTruthy()
  for (const name of ['Candidatar-se', 'Abrir página'])
    expect(region.getByRole('link', { name }).getAttribute('href')).toBe('/opportunities/13')
  await user.click(region.getByRole('link', { name: 'Abrir página' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/opportunities/13'))
  expect(pending()).toEqual([])
})

test('its page costs no further request, whatever changed before it was opened', async () => {
  const { environment, user, pending, resolve, router } = await abrirLista()
  await act(async () => changed(environment, '*', 'vaga:13'))
  await user.click(row('13'))
  const region = within(await aberta('13'))
  await resolve(lida('13'), detalhe)
  await user.click(region.getByRole('link', { name: 'Abrir página' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/opportunities/13'))
  expect(pending()).toEqual([])
})

test('links, buttons and selected text of a row do not open it, nor does any press on a narrower screen', async () => {
  const { user, router } = await abrirLista()
  await user.click(screen.getByRole('button', { name: 'Salvar Vaga 12' }))
  vi.spyOn(window, 'getSelection').mockReturnValueOnce({ type: 'Range' } as Selection)
  await user.click(row('12'))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  width = 1439
  await user.click(row('12'))
  expect(router.state.location.search).toBe('')
})

test('nothing is beside the list on a narrower screen, whatever the URL says', async () => {
  width = 1439
  const { pending } = await renderRoute('/opportunities?vaga=12', umaLista())
  expect(pending()).toEqual([])
  expect(screen.queryByRole('region', { name: 'Vaga 12' })).toBeNull()
})

test('the right arrow key opens one and moves the focus there; Escape returns it to the row', async () => {
  const { user, router, resolve } = await abrirLista()
  const title = screen.getByRole('link', { name: 'Vaga 13' })
  act(() => title.focus())
  await user.keyboard('{ArrowRight}')
  const region = within(await aberta('13'))
  await resolve(lida('13'), detalhe)
  expect(document.activeElement).toBe(region.getByRole('heading', { name: 'Vaga 13' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(title)
  expect(router.state.location.search).toBe('?vaga=13')
})

test('the right arrow key moves the focus to the vaga that is already there', async () => {
  const { user } = await abrirLista()
  act(() => screen.getByRole('link', { name: 'Vaga 12' }).focus())
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(within(await aberta('12')).getByRole('heading', { name: 'Vaga 12' }))
})

test('the last of several presses is shown, and going back leads to the first vaga', async () => {
  const { user, router, resolve } = await abrirLista('?busca=x')
  await user.click(row('13'))
  await aberta('13')
  await resolve(lida('13'), detalhe)
  await user.click(row('12'))
  await aberta('12')
  await user.click(row('13'))
  expect(await aberta('13')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Vaga 12' })).toBeNull()
  expect(atual()).toBe('Vaga 13')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?busca=x')
  expect(await aberta('12')).toBeTruthy()
})

test('a reload opens the vaga of the URL again, and leaves the focus', async () => {
  const { pending, resolve } = await renderRoute('/opportunities?vaga=12', null)
  await resolve({}, 'HeaderUserQuery')
  await resolve(umaLista(), pagina)
  await aberta('12')
  expect(pending()).toEqual([detalhe])
  await resolve(lida('12', 'ENTREVISTA'), detalhe)
  const region = within(await aberta('12'))
  expect(region.getByRole('link', { name: 'Ver minha candidatura' }).getAttribute('href')).toBe('/opportunities/12')
  expect(region.getByText('Entrevista')).toBeTruthy()
  expect(region.queryByRole('link', { name: 'Candidatar-se' })).toBeNull()
  expect(document.activeElement).not.toBe(region.getByRole('heading', { name: 'Vaga 12' }))
})

test('another page of the list shows its own first vaga', async () => {
  const { user, router, resolve, variables } = await abrirLista()
  await user.click(screen.getByRole('button', { name: 'Próxima' }))
  expect(variables(pagina)).toMatchObject({ after: 'pagina-2' })
  await resolve(lista({ vagas: [vagaDe('14')], total: 12, atual: 2 }), pagina)
  await aberta('14')
  expect(variables(detalhe)).toEqual({ codigo: '14' })
  expect(router.state.location.search).toBe('?pagina=2&cursor=pagina-2')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Oportunidades para Você' }))
})

test('says that it could not be loaded, and leads to its page; another row opens', async () => {
  const { user, reject, resolve } = await abrirLista()
  await user.click(row('13'))
  await aberta('13')
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), detalhe)
  expect(await screen.findByText('Erro ao carregar oportunidade')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir página' }).getAttribute('href')).toBe('/opportunities/13')
  await user.click(row('12'))
  await aberta('12')
  expect(await screen.findByText('Tudo sobre a 12')).toBeTruthy()
  await user.click(row('13'))
  await aberta('13')
  await resolve(lida('13'), detalhe)
  expect(screen.getByText('Tudo sobre a 13')).toBeTruthy()
})

test('says that a vaga does not exist (any more)', async () => {
  await renderRoute('/opportunities?vaga=999', { ...umaLista(), Query: () => ({ ...umaLista().Query(), vaga: null }) })
  expect(await screen.findByText('Esta oportunidade não existe ou foi removida.')).toBeTruthy()
})

test('after a change in another tab one request renews the stages of all rows, and no row moves', async () => {
  width = 1439
  const { environment, pending, variables, resolve } = await renderRoute('/opportunities', umaLista())
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const before = titles()
  await act(async () => changed(environment, '*', 'etapas'))
  await waitFor(() => expect(pending()).toEqual(['VagasSecaoEtapasQuery']))
  expect(variables('VagasSecaoEtapasQuery')).toEqual({ ids: ['vaga-12', 'vaga-13'] })
  const nodes = [vagaDe('12'), vagaDe('13', 'RECEBIDA')].map(vaga => ({ __typename: 'Vaga', ...vaga }))
  await resolve({ Query: () => ({ nodes }) }, 'VagasSecaoEtapasQuery')
  const card = screen.getByRole('link', { name: 'Vaga 13' }).closest('li')
  expect(within(card ?? document.body).getByText('Recebida')).toBeTruthy()
  expect(titles()).toEqual(before)
  expect(pending()).toEqual([])
})
