import { act, screen, waitFor, within } from '@testing-library/react'
import type { OperationDescriptor } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { lista, pagina } from '../testing/lista.ts'

/*
 * Requests while the list of an earlier one is loading: a different one replaces it, the same one again does nothing.
 */

const press = (name: string) => screen.getByRole('button', { name })
const region = () => screen.getByRole('region', { name: 'Oportunidades para Você' })
const titles = () =>
  within(region())
    .getAllByRole('article')
    .map(card => within(card).getByRole('heading').textContent)
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const found = (titulo: string, total = 1) => lista({ vagas: [{ titulo }], total })

async function open(url = '/opportunities', total = 1) {
  const page = await renderRoute(url, found('A primeira', total))
  const search = async (text: string) => {
    await page.user.clear(box())
    await page.user.type(box(), `${text}{Enter}`)
  }
  const resolveLast = async (answers: ReturnType<typeof lista>) => {
    const isOfTheList = ({ request }: OperationDescriptor) => request.node.params.name === pagina
    const operation = page.environment.mock.getAllOperations().findLast(isOfTheList)
    if (!operation) throw new Error('no list is pending')
    await act(async () => page.environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, answers)))
  }
  const address = () => page.router.state.location.search
  return { ...page, search, resolveLast, address }
}

test.each(['first', 'last'])('shows the last of two searches, if the %s one is answered first', async which => {
  const { search, resolve, resolveLast, pending, address } = await open()
  await search('calculo')
  await search('robotica')
  expect(pending()).toEqual([pagina, pagina])
  if (which === 'first') await resolve(found('Cálculo'))
  await resolveLast(found('Robótica'))
  if (which === 'last') await resolve(found('Cálculo'))
  expect(titles()).toEqual(['Robótica'])
  expect(region().getAttribute('aria-busy')).toBe('false')
  expect(address()).toBe('?busca=robotica')
  expect(box().value).toBe('robotica')
})

test('searches within the filter that is loading', async () => {
  const { user, search, resolveLast, variables, resolve, address } = await open()
  await user.click(press('Bolsa'))
  await user.click(press('Aplicar Filtros'))
  expect(variables(pagina)?.['filtro']).toMatchObject({ tipos: ['BOLSA'] })
  await search('robotica')
  await resolve(found('Bolsa de Cálculo'), pagina)
  await resolveLast(found('Bolsa em Robótica'))
  expect(address()).toBe('?type=bolsa&busca=robotica')
  expect(titles()).toEqual(['Bolsa em Robótica'])
  expect(screen.queryByText('Filtros Selecionados')).toBeNull()
})

test('applies and clears filters while a search is loading', async () => {
  const { user, search, resolveLast, address } = await open()
  await search('calculo')
  await user.click(press('Bolsa'))
  await user.click(press('Aplicar Filtros'))
  await resolveLast(found('Bolsa de Cálculo'))
  expect(address()).toBe('?type=bolsa&busca=calculo')
  await search('robotica')
  await user.click(press('Limpar'))
  // This list is in the store.
  await waitFor(() => expect(titles()).toEqual(['A primeira']))
  expect(address()).toBe('')
  expect(box().value).toBe('')
})

test('searches and filters while a page is loading', async () => {
  const { user, search, resolveLast, address } = await open('/opportunities', 20)
  await user.click(press('Próxima'))
  await search('robotica')
  await resolveLast(found('Robótica'))
  expect(address()).toBe('?busca=robotica')
  expect(titles()).toEqual(['Robótica'])
})

test('switches Salvas off while the saved vagas are loading', async () => {
  const { user, pending, address } = await open('/opportunities?busca=calculo')
  await user.click(press('Salvas'))
  expect(pending()).toEqual([pagina])
  await user.click(press('Salvas'))
  await waitFor(() => expect(region().getAttribute('aria-busy')).toBe('false'))
  expect(address()).toBe('?busca=calculo')
  expect(titles()).toEqual(['A primeira'])
})

test('sends the same request once, and keeps what is typed while it is loading', async () => {
  const { user, search, resolve, pending, address } = await open()
  await search('calculo')
  await user.keyboard('{Enter}')
  await user.click(press('Buscar'))
  expect(pending()).toEqual([pagina])
  await user.type(box(), ' 2')
  await resolve(found('Cálculo'))
  expect(address()).toBe('?busca=calculo')
  expect(box().value).toBe('calculo 2')
})
