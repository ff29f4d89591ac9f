import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista, pagina } from './testing/lista.ts'

const pageOf = (titulo: string, total = 20) => lista({ vagas: [{ titulo }], total })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('goes to a new page with one request and back to a known one with none', async () => {
  const { user, pending, variables, resolve, router } = await renderRoute(
    '/opportunities?type=estagio',
    pageOf('Na primeira'),
  )
  expect(screen.getByText('Página 1 de 3')).toBeTruthy()
  await user.click(button('Próxima'))
  expect(pending()).toEqual([pagina])
  expect(variables(pagina)).toMatchObject({ pular: 8, filtro: { tipos: ['ESTAGIO'] } })
  expect([button('Anterior').disabled, button('Próxima').disabled]).toEqual([true, true])
  await resolve(pageOf('Na segunda'))
  expect(screen.getByText('Página 2 de 3')).toBeTruthy()
  expect(router.state.location.search).toBe('?type=estagio&pagina=2')

  await user.click(button('Anterior'))
  expect(await screen.findByRole('link', { name: 'Na primeira' })).toBeTruthy()
  await user.click(button('Próxima'))
  expect(await screen.findByRole('link', { name: 'Na segunda' })).toBeTruthy()
  expect(pending()).toEqual([])
})

test('takes the focus to the page that came', async () => {
  const { user, resolve } = await renderRoute('/opportunities', pageOf('Na primeira'))
  await user.click(button('Próxima'))
  await resolve(pageOf('Na segunda'))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Oportunidades para Você' }))
})

test('stops at both ends', async () => {
  const first = await renderRoute('/opportunities', pageOf('Uma', 9))
  expect([button('Anterior').disabled, button('Próxima').disabled]).toEqual([true, false])
  first.unmount()
  await renderRoute('/opportunities?pagina=2', pageOf('Outra', 9))
  expect([button('Anterior').disabled, button('Próxima').disabled]).toEqual([false, true])
})

test('keeps what is selected but not applied while pages turn', async () => {
  const { user, resolve, variables } = await renderRoute('/opportunities', pageOf('Uma'))
  await user.click(button('Bolsa'))
  await user.click(button('Próxima'))
  expect(variables(pagina)?.['filtro']).toMatchObject({ tipos: [] })
  await resolve(pageOf('Outra'))
  expect(button('Bolsa').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Filtros Selecionados')).toBeTruthy()
})

test('gives a page past the end up for the last one, and one without vagas for the first', async () => {
  const { router, variables, resolve } = await renderRoute('/opportunities?type=estagio&pagina=40', null)
  await resolve(lista({ vagas: [], total: 20 }), pagina)
  expect(router.state.location.search).toBe('?type=estagio&pagina=3')
  expect(variables(pagina)).toMatchObject({ filtro: { tipos: ['ESTAGIO'] } })
  expect(router.state.historyAction).toBe('REPLACE')
  await resolve(lista({ vagas: [], total: 0 }), pagina)
  expect(router.state.location.search).toBe('?type=estagio')
})

test.each(['?departamento=abc&busca=redes', '?departamento=999&busca=redes', '?pagina=dois&busca=redes'])(
  'mends the address %s',
  async search => {
    const { router } = await renderRoute(`/opportunities${search}`, lista())
    expect(router.state.location.search).toBe('?busca=redes')
  },
)

test('leaves a department alone where the list of them did not load', async () => {
  const { router, resolve, resolveWithout } = await renderRoute('/opportunities?departamento=999', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['departamentos'], lista(), pagina)
  expect(router.state.location.search).toBe('?departamento=999')
})

test('comes back from a vaga to the same page without asking again', async () => {
  const { user, resolve, pending, router } = await renderRoute('/opportunities', pageOf('Na primeira'))
  await user.click(button('Próxima'))
  await resolve(pageOf('Na segunda'))
  await user.click(screen.getByRole('link', { name: 'Na segunda' }))
  expect(pending()).toEqual(['VagaPageQuery'])
  await router.navigate(-1)
  expect(await screen.findByRole('link', { name: 'Na segunda' })).toBeTruthy()
  expect(pending().filter(name => name === pagina)).toEqual([])
})
