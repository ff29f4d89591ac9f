import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { entrar } from '../sessao/sessao.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { fakeToken } from '../testing/token.ts'
import { keepSalvas, readSalvas } from './card/salvas.ts'
import { lista, pagina, withoutContagens } from './testing/lista.ts'
import { umaVaga } from './testing/umaVaga.ts'

/** The response with the saved vagas of these numbers; null for a vaga that was deleted. */
const salvas = (...numbers: (number | null)[]) => ({
  ...lista(),
  Query: () => ({
    ...lista().Query(),
    nodes: numbers.map(
      number => number && { __typename: 'Vaga', ...umaVaga({ id: `vaga-${number}`, titulo: `Vaga ${number}` }) },
    ),
  }),
})
const save = (...numbers: number[]) => {
  entrar(fakeToken({ user_id: 7, is_student: true }))
  keepSalvas(
    numbers.map(number => `vaga-${number}`),
    true,
  )
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(heading => heading.textContent)
const button = (name: string) => screen.getByRole('button', { name })
const count = (n: number) => `${n} oportunidade(s) encontrada(s) com os filtros aplicados`

/** Simulates a write by another tab: the storage, and the event that this tab receives. */
const inOutraAba = (change: () => void) =>
  act(async () => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { key: 'vagasSalvas:7' }))
  })

test('shows the saved vagas with one request, and then all vagas again', async () => {
  save(1, 2)
  const { user, pending, variables, resolve, router } = await renderRoute('/opportunities?type=bolsa', lista())
  await user.click(button('Salvas'))
  expect(pending()).toEqual([pagina])
  expect(variables(pagina)).toMatchObject({ salvas: true, ids: ['vaga-1', 'vaga-2'] })
  await resolve(salvas(1, 2))
  expect(router.state.location.search).toBe('?salvas=1')
  expect(titles()).toEqual(['Vaga 1', 'Vaga 2'])
  expect(screen.getByText(count(2))).toBeTruthy()
  expect(screen.getByText('Filtros Aplicados')).toBeTruthy()
  expect(document.activeElement).toBe(button('Salvas'))
  await user.click(button('Limpar'))
  await resolve(lista())
  expect(router.state.location.search).toBe('')
  expect(button('Salvas').getAttribute('aria-pressed')).toBe('false')
})

test('shows closed vagas below the open ones, and does not count them as found', async () => {
  save(1, 2, 3)
  const response = salvas(1, 2, 3)
  const nodes = response
    .Query()
    .nodes.map((node, index) => node && { ...node, prazo: '2099-03-01', encerrada: index === 0 })
  await renderRoute('/opportunities?salvas=1', { ...response, Query: () => ({ ...response.Query(), nodes }) })
  expect(titles()).toEqual(['Vaga 2', 'Vaga 3', 'Vaga 1'])
  expect(screen.getByText(count(2))).toBeTruthy()
  const closed = screen.getByRole('heading', { name: 'Encerradas' })
  const first = screen.getByRole('heading', { name: 'Vaga 1' })
  expect(closed.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  // A finalizada before its prazo has time left, in which nobody can apply.
  expect(screen.getAllByText(/^até /)).toHaveLength(2)
})

test('requests eight at a time', async () => {
  save(1, 2, 3, 4, 5, 6, 7, 8, 9)
  const { user, variables, resolve } = await renderRoute('/opportunities?salvas=1', salvas(1, 2, 3, 4, 5, 6, 7, 8))
  expect(screen.getByText('Página 1 de 2')).toBeTruthy()
  await user.click(button('Próxima'))
  expect(variables(pagina)).toMatchObject({ ids: ['vaga-9'] })
  await resolve(salvas(9))
  expect(titles()).toEqual(['Vaga 9'])
})

test('removes a vaga from the list at once and without a request, and keeps the focus in the list', async () => {
  save(1, 2)
  const { user, pending } = await renderRoute('/opportunities?salvas=1', salvas(1, 2))
  await user.click(button('Salvar Vaga 1'))
  expect(titles()).toEqual(['Vaga 2'])
  expect(screen.getByText(count(1))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Oportunidades para Você' }))
  await user.click(button('Salvar Vaga 2'))
  expect(screen.getByText('Nenhuma oportunidade encontrada com os filtros atuais.')).toBeTruthy()
  expect(screen.getByText(/Toque no marcador/)).toBeTruthy()
  expect(pending()).toEqual([])
})

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const idsOf = (...numbers: number[]) => numbers.map(number => `vaga-${number}`)

test('fills the page with the ninth vaga after a removal, and keeps the other cards meanwhile', async () => {
  save(...oneTo(9))
  const { user, pending, variables, resolve } = await renderRoute('/opportunities?salvas=1', salvas(...oneTo(8)))
  await user.click(button('Salvar Vaga 3'))
  expect(pending()).toEqual([pagina])
  expect(variables(pagina)).toMatchObject({ ids: idsOf(1, 2, 4, 5, 6, 7, 8, 9) })
  expect(titles()).toHaveLength(7)
  await resolve(salvas(1, 2, 4, 5, 6, 7, 8, 9))
  expect(titles()).toHaveLength(8)
  expect(titles()).toContain('Vaga 9')
  expect(screen.queryByText(/Página 1/)).toBeNull()
  expect(pending()).toEqual([])
})

test('skips none of seventeen vagas when a second is removed before the page is refilled', async () => {
  save(...oneTo(17))
  const { user, pending, variables, resolve } = await renderRoute('/opportunities?salvas=1', salvas(...oneTo(8)))
  await user.click(button('Salvar Vaga 1'))
  await user.click(button('Salvar Vaga 2'))
  while (pending().length > 1) await resolve(salvas(...oneTo(9).slice(1)))
  expect(variables(pagina)).toMatchObject({ ids: idsOf(3, 4, 5, 6, 7, 8, 9, 10) })
  await resolve(salvas(3, 4, 5, 6, 7, 8, 9, 10))
  expect(titles()).toEqual(['Vaga 3', 'Vaga 4', 'Vaga 5', 'Vaga 6', 'Vaga 7', 'Vaga 8', 'Vaga 9', 'Vaga 10'])
  await user.click(button('Próxima'))
  expect(variables(pagina)).toMatchObject({ ids: idsOf(11, 12, 13, 14, 15, 16, 17) })
})

test('says how many saved vagas no longer exist, and removes them on request', async () => {
  save(1, 2)
  const { user, pending, variables } = await renderRoute('/opportunities?salvas=1', salvas(null, 2))
  expect(screen.getByText('Uma das oportunidades que você salvou não existe mais.')).toBeTruthy()
  expect(titles()).toEqual(['Vaga 2'])
  await user.click(button('Tirar das salvas'))
  expect(readSalvas()).toEqual(['vaga-2'])
  expect(pending()).toEqual([pagina])
  expect(variables(pagina)).toMatchObject({ ids: ['vaga-2'] })
})

test('follows another tab, both in the bookmarks of the list and in the list of saved vagas', async () => {
  const board = await renderRoute('/opportunities', lista({ vagas: [{ id: 'vaga-1', titulo: 'Vaga 1' }] }))
  await inOutraAba(() => save(1))
  expect(button('Salvar Vaga 1').getAttribute('aria-pressed')).toBe('true')
  await inOutraAba(() => keepSalvas(['vaga-1'], false))
  expect(button('Salvar Vaga 1').getAttribute('aria-pressed')).toBe('false')
  board.unmount()

  save(1)
  const saved = await renderRoute('/opportunities?salvas=1', salvas(1))
  await inOutraAba(() => save(2))
  expect(saved.variables(pagina)).toMatchObject({ ids: ['vaga-2', 'vaga-1'] })
  await saved.resolve(salvas(2, 1))
  expect(titles()).toEqual(['Vaga 2', 'Vaga 1'])
})

test('shows a vaga again that was removed here and saved again in another tab', async () => {
  save(1, 2)
  const { user, variables, resolve } = await renderRoute('/opportunities?salvas=1', salvas(1, 2))
  await user.click(button('Salvar Vaga 2'))
  expect(titles()).toEqual(['Vaga 1'])
  await inOutraAba(() => save(2))
  expect(variables(pagina)).toMatchObject({ ids: ['vaga-2', 'vaga-1'] })
  await resolve(salvas(2, 1))
  expect(titles()).toEqual(['Vaga 2', 'Vaga 1'])
  expect(button('Salvar Vaga 2').getAttribute('aria-pressed')).toBe('true')
})

test('leaves the saved vagas when another filter is applied', async () => {
  save(1)
  const { user, variables } = await renderRoute('/opportunities?salvas=1', salvas(1))
  await user.click(button('Bolsa'))
  await user.click(button('Aplicar Filtros'))
  expect(variables(pagina)).toMatchObject({ salvas: false, ids: [], filtro: { tipos: ['BOLSA'] } })
})

test('restores the filters, the page and the search text when it is switched off', async () => {
  save(1)
  const search = '?type=estagio&pagina=2&cursor=x'
  const { user, pending, resolve, router } = await renderRoute(
    `/opportunities${search}`,
    lista({ total: 20, atual: 2 }),
  )
  const busca = () => screen.getByRole<HTMLInputElement>('searchbox')
  await user.click(busca())
  await user.paste('redes')
  await user.click(button('Salvas'))
  await resolve(salvas(1))
  expect([router.state.location.search, busca().value]).toEqual(['?salvas=1', ''])
  await user.click(button('Bolsa'))
  await user.click(button('Salvas'))
  await waitFor(() => expect(busca().value).toBe('redes'))
  expect(router.state.location.search).toBe(search)
  // A choice made meanwhile is still pending.
  expect(button('Bolsa').getAttribute('aria-pressed')).toBe('true')
  expect(withoutContagens(pending())).toEqual([])
})

test('reports that the browser refused to store a vaga, and does not show it as saved', async () => {
  const { user } = await renderRoute('/opportunities', lista({ vagas: [{ id: 'vaga-1', titulo: 'Vaga 1' }] }))
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await user.click(button('Salvar Vaga 1'))
  expect(full).toHaveBeenCalled()
  expect(await screen.findByText('Não foi possível salvar')).toBeTruthy()
  expect(() => keepSalvas(['vaga-1'], true)).not.toThrow()
  expect(button('Salvar Vaga 1').getAttribute('aria-pressed')).toBe('false')
})

test('starts without saved vagas if the stored value is invalid', async () => {
  for (const kept of ['{"a":1}', 'nonsense']) {
    save(1)
    expect(readSalvas()).toEqual(['vaga-1'])
    localStorage.setItem('vagasSalvas:7', kept)
    expect(readSalvas()).toEqual([])
  }
})

test('does not show the vagas saved by another account in this browser', () => {
  save(1)
  entrar(fakeToken({ user_id: 8, is_student: true }))
  expect(readSalvas()).toEqual([])
  keepSalvas(['vaga-2'], true)
  entrar(fakeToken({ user_id: 7, is_student: true }))
  expect(readSalvas()).toEqual(['vaga-1'])
})
