import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import pageQuery from './__generated__/VagasPageQuery.graphql.ts'
import { lista, pagina } from './testing/lista.ts'

const pageOf = (titulo: string, total = 20, atual = 1) => lista({ vagas: [{ titulo }], total, atual })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('loads a new page with one request, and a known page without a request', async () => {
  const { user, pending, variables, resolve, router } = await renderRoute(
    '/opportunities?type=estagio',
    pageOf('Na primeira'),
  )
  expect(screen.getByText('Página 1 de 3')).toBeTruthy()
  await user.click(button('Próxima'))
  expect(pending()).toEqual([pagina])
  expect(variables(pagina)).toMatchObject({ after: 'pagina-2', filtro: { tipos: ['ESTAGIO'] } })
  expect([button('Anterior').disabled, button('Próxima').disabled]).toEqual([true, true])
  await resolve(pageOf('Na segunda', 20, 2))
  expect(screen.getByText('Página 2 de 3')).toBeTruthy()
  expect(router.state.location.search).toBe('?type=estagio&pagina=2&cursor=pagina-2')

  await user.click(button('Anterior'))
  expect(await screen.findByRole('link', { name: 'Na primeira' })).toBeTruthy()
  await user.click(button('Próxima'))
  expect(await screen.findByRole('link', { name: 'Na segunda' })).toBeTruthy()
  expect(pending()).toEqual([])
})

test('goes back to the page that was read, which is known, and by number to one that was not', async () => {
  const { user, pending, resolve, unmount } = await renderRoute('/opportunities', pageOf('Na primeira'))
  await user.click(button('Próxima'))
  await resolve(pageOf('Na segunda', 20, 2))
  await user.click(button('Próxima'))
  await resolve(pageOf('Na terceira', 20, 3))
  await user.click(button('Anterior'))
  expect(await screen.findByRole('link', { name: 'Na segunda' })).toBeTruthy()
  expect(pending()).toEqual([])
  unmount()

  const linked = await renderRoute('/opportunities?pagina=3&cursor=pagina-3', pageOf('Na terceira', 20, 3))
  await linked.user.click(button('Anterior'))
  expect(linked.variables(pagina)).toMatchObject({ after: 'numero-2' })
})

test('moves the focus to the page once it has loaded', async () => {
  const { user, resolve } = await renderRoute('/opportunities', pageOf('Na primeira'))
  await user.click(button('Próxima'))
  await resolve(pageOf('Na segunda', 20, 2))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Oportunidades para Você' }))
})

test.each(['Aplicar Filtros', 'Limpar', 'Limpar Filtros'])(
  'moves the focus to the list if the pressed button goes: %s',
  async name => {
    const { user, resolve } = await renderRoute('/opportunities?type=estagio', lista({ vagas: [] }))
    if (name === 'Aplicar Filtros') await user.click(button('Bolsa'))
    await user.click(button(name))
    await resolve(pageOf('Uma'), pagina)
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Oportunidades para Você' }))
  },
)

test('leaves the focus in the order of the list, which leads to the first page', async () => {
  const { user, resolve } = await renderRoute('/opportunities?pagina=2&cursor=pagina-2', pageOf('Na segunda', 20, 2))
  const ordem = screen.getByRole('combobox', { name: 'Ordenar por' })
  await user.selectOptions(ordem, 'Prazo')
  await resolve(pageOf('Na primeira'))
  expect(screen.getByText('Página 1 de 3')).toBeTruthy()
  expect(document.activeElement).toBe(ordem)
})

test('disables the buttons on the first and on the last page', async () => {
  const first = await renderRoute('/opportunities', pageOf('Uma', 9))
  expect([button('Anterior').disabled, button('Próxima').disabled]).toEqual([true, false])
  first.unmount()
  await renderRoute('/opportunities?pagina=2&cursor=pagina-2', pageOf('Outra', 9, 2))
  expect([button('Anterior').disabled, button('Próxima').disabled]).toEqual([false, true])
})

test('keeps the pending filter when the page changes', async () => {
  const { user, resolve, variables } = await renderRoute('/opportunities', pageOf('Uma'))
  await user.click(button('Bolsa'))
  await user.click(button('Próxima'))
  expect(variables(pagina)?.['filtro']).toMatchObject({ tipos: [] })
  await resolve(pageOf('Outra', 20, 2), pagina)
  expect(button('Bolsa').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Filtros Selecionados')).toBeTruthy()
})

test('replaces a URL without a cursor by that of its page', async () => {
  const { router, pending, variables, resolve } = await renderRoute('/opportunities?type=estagio&pagina=3', null)
  expect(variables(pagina)).toMatchObject({ pagina: 3, after: null })
  await resolve({}, 'HeaderUserQuery')
  await resolve(lista({ vagas: [{ titulo: 'Na primeira' }], total: 20, pedida: 3 }))
  expect(screen.queryByRole('link', { name: 'Na primeira' })).toBeNull()
  expect(screen.getByText('Carregando oportunidades...')).toBeTruthy()
  expect(variables(pagina)).toMatchObject({ pagina: 3, after: 'pagina-3', frame: false })
  await resolve(pageOf('Na terceira', 20, 3))
  expect(screen.getByRole('link', { name: 'Na terceira' })).toBeTruthy()
  expect(screen.getByText('Página 3 de 3')).toBeTruthy()
  expect(router.state.location.search).toBe('?type=estagio&pagina=3&cursor=pagina-3')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(pending()).toEqual([])
})

test('replaces a page past the end by the last page', async () => {
  const { router, resolve } = await renderRoute('/opportunities?pagina=40&cursor=pagina-40', null)
  await resolve(lista({ vagas: [], total: 20, atual: 40 }), pagina)
  await resolve(pageOf('Na última', 20, 3), pagina)
  expect(screen.getByRole('link', { name: 'Na última' })).toBeTruthy()
  expect(router.state.location.search).toBe('?pagina=3&cursor=pagina-3')
})

test('replaces a page past the end by the last page, and by the first if there are no vagas', async () => {
  const { router, variables, resolve } = await renderRoute('/opportunities?type=estagio&pagina=40&cursor=x', null)
  await resolve(lista({ vagas: [], total: 20, atual: 40 }), pagina)
  expect(router.state.location.search).toBe('?type=estagio&pagina=3&cursor=pagina-3')
  expect(variables(pagina)).toMatchObject({ filtro: { tipos: ['ESTAGIO'] }, after: 'pagina-3' })
  expect(router.state.historyAction).toBe('REPLACE')
  await resolve(lista({ vagas: [], total: 0, atual: 3 }), pagina)
  expect(router.state.location.search).toBe('?type=estagio')
})

test('falls back to the page number if the server cannot decode the cursor', async () => {
  const { user, router, variables, resolve, resolveWithout, pending } = await renderRoute(
    '/opportunities?type=estagio&pagina=3&cursor=lixo',
    null,
  )
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['vagas'], lista(), pagina, 'BAD_USER_INPUT')
  expect(router.state.location.search).toBe('?type=estagio&pagina=3')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(variables(pagina)).toMatchObject({ pagina: 3, after: null, filtro: { tipos: ['ESTAGIO'] } })
  await resolve(lista({ vagas: [{ titulo: 'Na primeira' }], total: 20, pedida: 3 }))
  await resolve(pageOf('Na terceira', 20, 3))
  expect(screen.getByRole('link', { name: 'Na terceira' })).toBeTruthy()
  expect(router.state.location.search).toBe('?type=estagio&pagina=3&cursor=pagina-3')
  expect(pending()).toEqual([])
  await user.click(button('Anterior'))
  expect(variables(pagina)).toMatchObject({ after: 'numero-2' })
})

test.each([
  ['?pagina=3&cursor=pagina-3', 'UPSTREAM_UNAVAILABLE'],
  ['?busca=redes', 'BAD_USER_INPUT'],
] as const)('shows the failure at %s if the cursor is not the reason', async (search, code) => {
  const { router, resolve, resolveWithout, pending } = await renderRoute(`/opportunities${search}`, null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['vagas'], lista(), pagina, code)
  expect(screen.getByRole('heading', { name: 'Erro ao carregar oportunidades' })).toBeTruthy()
  expect(router.state.location.search).toBe(search)
  expect(pending()).toEqual([])
})

test.each(['?departamento=abc&busca=redes', '?departamento=999&busca=redes', '?pagina=dois&busca=redes'])(
  'corrects the URL %s',
  async search => {
    const { router } = await renderRoute(`/opportunities${search}`, lista())
    expect(router.state.location.search).toBe('?busca=redes')
  },
)

test('keeps an unknown department if the departments failed to load', async () => {
  const { router, resolve, resolveWithout } = await renderRoute('/opportunities?departamento=999', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['departamentos'], lista(), pagina)
  expect(router.state.location.search).toBe('?departamento=999')
})

test('returns from a vaga to the same page without a request', async () => {
  const { user, resolve, pending, router } = await renderRoute('/opportunities', pageOf('Na primeira'))
  await user.click(button('Próxima'))
  await resolve(pageOf('Na segunda', 20, 2))
  await user.click(screen.getByRole('link', { name: 'Na segunda' }))
  await waitFor(() => expect(pending()).toEqual(['VagaPageQuery']))
  await router.navigate(-1)
  expect(await screen.findByRole('link', { name: 'Na segunda' })).toBeTruthy()
  expect(pending().filter(name => name === pagina)).toEqual([])
})

test('requests the beginning of each description, not all of it', () => {
  const names = [...JSON.stringify(pageQuery.operation).matchAll(/"name":"(\w+)"/g)].map(([, name]) => name)
  expect(names).toContain('resumo')
  expect(names).not.toContain('descricao')
})

test('offers another spelling of a search that finds nothing, as a link that keeps the other filters', async () => {
  const vazia = lista({ vagas: [], sugestaoDeBusca: 'programação' })
  const { user, variables, resolve } = await renderRoute('/opportunities?type=monitoria&busca=progamação', vazia)
  const link = screen.getByRole('link', { name: 'Você quis dizer "programação"?' })
  expect(link.textContent).toBe('Você quis dizer "programação"?')
  await user.click(link)
  expect(variables(pagina)).toMatchObject({ filtro: { busca: 'programação', tipos: ['MONITORIA'] } })
  await resolve(pageOf('Monitoria de Programação', 1))
  expect(screen.getByRole('link', { name: 'Monitoria de Programação' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('programação')
  expect(screen.queryByText(/Você quis dizer/)).toBeNull()
})

test('offers no spelling that the server does not know', async () => {
  await renderRoute('/opportunities?busca=zzz', lista({ vagas: [] }))
  expect(screen.getByText('Nenhuma oportunidade encontrada com os filtros atuais.')).toBeTruthy()
  expect(screen.queryByText(/Você quis dizer/)).toBeNull()
})

test('offers a search that finds nothing without its filters, in the same order', async () => {
  const { user, variables, router } = await renderRoute(
    '/opportunities?type=monitoria&modalidade=remoto&busca=zzz&ordem=prazo',
    lista({ vagas: [] }),
  )
  await user.click(screen.getByRole('link', { name: 'Buscar “zzz” sem os 2 filtros' }))
  expect(variables(pagina)).toMatchObject({ filtro: { busca: 'zzz', tipos: [], modalidades: [], ordem: 'PRAZO' } })
  expect(router.state.location.search).toBe('?busca=zzz&ordem=prazo')
})

test.each([
  ['?busca=zzz', 'Nada para “zzz”. Experimente outras palavras.'],
  ['?type=monitoria', 'Experimente outro filtro.'],
  ['?type=monitoria&modalidade=remoto', 'Experimente menos filtros.'],
])('says what to change of %s, which finds nothing', async (search, words) => {
  await renderRoute(`/opportunities${search}`, lista({ vagas: [] }))
  expect(screen.getByText(words)).toBeTruthy()
})
