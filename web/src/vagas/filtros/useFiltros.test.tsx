import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { lista, pagina, withoutContagens } from '../testing/lista.ts'

const box = (title: string) => {
  const parent = screen.getByText(title).parentElement
  if (!parent) throw new Error(`${title} stands in no box`)
  return within(parent)
}
const chip = (name: string) => screen.getByRole('button', { name })

test('changes only the pending filter until it is applied, with one request', async () => {
  const { user, pending, variables, resolve, router } = await renderRoute('/opportunities', lista())
  await user.click(chip('Monitoria'))
  await user.click(screen.getByRole('radio', { name: 'Física' }))
  await user.click(chip('Remuneração'))
  await user.click(screen.getByRole('searchbox'))
  await user.paste('ondas')
  expect(withoutContagens(pending())).toEqual([])
  for (const item of ['Monitoria', 'Física', 'Remuneração', '“ondas”']) {
    expect(box('Filtros Selecionados').getByText(item)).toBeTruthy()
  }

  await user.click(box('Filtros Selecionados').getByRole('button', { name: 'Aplicar Filtros' }))
  expect(withoutContagens(pending())).toEqual([pagina])
  expect(variables(pagina)?.['filtro']).toEqual({
    tipos: ['MONITORIA'],
    outrosTipos: [],
    codigoDoDepartamento: '9',
    beneficios: ['REMUNERACAO'],
    modalidades: [],
    horasMinimas: null,
    busca: 'ondas',
  })
  await resolve(lista({ vagas: [{ titulo: 'Monitoria de Física II' }] }), pagina)
  expect(router.state.location.search).toBe('?type=monitoria&departamento=9&beneficios=remuneracao&busca=ondas')
  expect(screen.queryByText('Filtros Selecionados')).toBeNull()
  for (const item of ['Monitoria', 'Física', 'Remuneração', '“ondas”']) {
    expect(box('Filtros Aplicados').getByText(item)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Monitoria de Física II' })).toBeTruthy()
  expect(withoutContagens(pending())).toEqual([])
})

test('keeps the old list on screen, marked busy, until the new one has loaded', async () => {
  const { user, resolve } = await renderRoute('/opportunities', lista({ vagas: [{ titulo: 'Estágio na biblioteca' }] }))
  await user.click(chip('Bolsa'))
  await user.click(screen.getByRole('button', { name: 'Aplicar Filtros' }))
  const region = screen.getByRole('region', { name: 'Oportunidades para Você' })
  expect(region.getAttribute('aria-busy')).toBe('true')
  expect(within(region).getByRole('link', { name: 'Estágio na biblioteca' })).toBeTruthy()
  await resolve(lista({ vagas: [{ titulo: 'Bolsa de apoio' }] }), pagina)
  expect(region.getAttribute('aria-busy')).toBe('false')
  expect(within(region).queryByRole('link', { name: 'Estágio na biblioteca' })).toBeNull()
})

test('orders the list at once, and leaves the pending filter', async () => {
  const { user, router, variables, resolve } = await renderRoute('/opportunities?type=bolsa', lista())
  const ordem = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar por' })
  await user.click(chip('Estágio'))
  await user.selectOptions(ordem(), 'Prazo')
  expect(variables(pagina)?.['filtro']).toMatchObject({ tipos: ['BOLSA'], ordem: 'PRAZO' })
  await resolve(lista({ ordem: 'PRAZO' }), pagina)
  expect(router.state.location.search).toBe('?type=bolsa&ordem=prazo')
  expect(box('Filtros Selecionados').getByText('Estágio')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Limpar' }))
  await resolve(lista({ ordem: 'PRAZO' }), pagina)
  expect(router.state.location.search).toBe('?ordem=prazo')
  expect(ordem().value).toBe('PRAZO')
  expect(screen.queryByText('Filtros Aplicados')).toBeNull()
})

test('offers no order for a list that has none', async () => {
  await renderRoute('/opportunities?busca=redes', lista({ ordem: null }))
  expect(screen.queryByRole('combobox', { name: 'Ordenar por' })).toBeNull()
})

test('rings choices that differ from the applied filter', async () => {
  const { user } = await renderRoute('/opportunities?type=estagio&departamento=3', lista())
  await user.click(chip('Bolsa'))
  await user.click(chip('Estágio'))
  await user.click(screen.getByRole('radio', { name: 'Física' }))
  expect(chip('Bolsa').dataset['ring']).toBe('true')
  expect(chip('Estágio').dataset['ring']).toBe('true')
  expect(chip('Monitoria').dataset['ring']).toBeUndefined()
  expect(screen.getByText('Física', { selector: 'label' }).dataset['ring']).toBe('true')
  expect(screen.getByText('Informática', { selector: 'label' }).dataset['ring']).toBe('false')
})

test('applies only the search text on submit, and leaves the rest pending', async () => {
  const { user, variables, resolve } = await renderRoute('/opportunities', lista())
  await user.click(chip('Bolsa'))
  await user.type(screen.getByRole('searchbox'), 'redes{Enter}')
  expect(variables(pagina)).toMatchObject({
    after: null,
    filtro: { tipos: [], codigoDoDepartamento: null, beneficios: [], busca: 'redes' },
  })
  await resolve(lista(), pagina)
  expect(box('Filtros Aplicados').getByText('“redes”')).toBeTruthy()
  expect(box('Filtros Selecionados').getByText('Bolsa')).toBeTruthy()
})

test('clears the pending and the applied filter with Limpar', async () => {
  const { user, router, resolve } = await renderRoute(
    '/opportunities?type=estagio&pagina=2&cursor=x',
    lista({ total: 20, atual: 2 }),
  )
  await user.click(chip('Bolsa'))
  await user.click(box('Filtros Aplicados').getByRole('button', { name: 'Limpar' }))
  await resolve(lista(), pagina)
  expect(router.state.location.search).toBe('')
  expect(screen.queryByText('Filtros Selecionados')).toBeNull()
  expect(screen.queryByText('Filtros Aplicados')).toBeNull()
})

test('shows Limpar Filtros only while a filter is selected or applied', async () => {
  const { user } = await renderRoute('/opportunities', lista())
  expect(screen.queryByRole('button', { name: 'Limpar Filtros' })).toBeNull()
  await user.click(chip('Bolsa'))
  await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await waitFor(() => expect(chip('Bolsa').getAttribute('aria-pressed')).toBe('false'))
  expect(screen.queryByRole('button', { name: 'Limpar Filtros' })).toBeNull()
})

test('goes back to the previous list without a request', async () => {
  const { user, router, resolve, pending } = await renderRoute(
    '/opportunities',
    lista({ vagas: [{ titulo: 'A de antes' }] }),
  )
  await user.click(chip('Bolsa'))
  await user.click(screen.getByRole('button', { name: 'Aplicar Filtros' }))
  await resolve(lista({ vagas: [{ titulo: 'A de depois' }] }), pagina)
  await router.navigate(-1)
  expect(await screen.findByRole('link', { name: 'A de antes' })).toBeTruthy()
  expect(chip('Bolsa').getAttribute('aria-pressed')).toBe('false')
  expect(withoutContagens(pending())).toEqual([])
})

test('offers the same filters in a sheet, and keeps the pending filter when it closes', async () => {
  const { user, pending } = await renderRoute('/opportunities', lista())
  await user.click(screen.getByRole('button', { name: 'Filtrar oportunidades' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  await user.click(sheet.getByRole('button', { name: 'Laboratório' }))
  await user.click(sheet.getByRole('button', { name: 'Fechar' }))
  expect(box('Filtros Selecionados').getByText('Laboratório')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Filtrar oportunidades \(1\)$/ }))
  await user.click(sheet.getByRole('button', { name: 'Aplicar Filtros' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(withoutContagens(pending())).toEqual([pagina])
})
