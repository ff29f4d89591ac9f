import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { lista, pagina } from '../testing/lista.ts'

/* The filter by modality and by weekly hours, which not every upstream has. */

const chip = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => chip(name).getAttribute('aria-pressed')
const aplicados = () => {
  const parent = screen.getByText('Filtros Aplicados').parentElement
  if (!parent) throw new Error('no applied filters')
  return within(parent)
}

test('filters by modalities and a minimum of hours, and keeps both in the URL', async () => {
  const { user, router, variables, resolve } = await renderRoute('/opportunities', lista())
  await user.click(chip('Remota'))
  await user.click(chip('Híbrida'))
  await user.click(chip('20h ou mais'))
  await user.click(chip('Aplicar Filtros'))
  expect(variables(pagina)?.['filtro']).toMatchObject({ modalidades: ['HIBRIDO', 'REMOTO'], horasMinimas: 20 })
  await resolve(lista({ vagas: [{ titulo: 'De casa' }] }), pagina)
  expect(router.state.location.search).toBe('?modalidade=remoto,hibrido&horas=20')
  for (const nome of ['Remota', 'Híbrida', '20h ou mais']) expect(aplicados().getByText(nome)).toBeTruthy()
})

test('reads them from the URL, and clears them', async () => {
  const { user, router, resolve } = await renderRoute('/opportunities?modalidade=presencial&horas=10', lista())
  expect([press('Presencial'), press('Remota'), press('10h ou mais')]).toEqual(['true', 'false', 'true'])
  await user.click(aplicados().getByRole('button', { name: 'Limpar' }))
  await resolve(lista(), pagina)
  expect(router.state.location.search).toBe('')
  expect([press('Presencial'), press('10h ou mais')]).toEqual(['false', 'false'])
})

test('has one minimum of hours, or none', async () => {
  const { user } = await renderRoute('/opportunities?horas=10', lista())
  await user.click(chip('30h ou mais'))
  expect([press('10h ou mais'), press('30h ou mais')]).toEqual(['false', 'true'])
  expect([chip('10h ou mais').dataset['ring'], chip('30h ou mais').dataset['ring']]).toEqual(['true', 'true'])
  await user.click(chip('30h ou mais'))
  expect(screen.getByText('Nenhum filtro: todas as oportunidades.')).toBeTruthy()
})

test('offers them in the sheet, and counts what is chosen', async () => {
  const { user, variables } = await renderRoute('/opportunities', lista())
  await user.click(screen.getByRole('button', { name: 'Filtrar oportunidades' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  await user.click(sheet.getByRole('button', { name: 'Presencial' }))
  await user.click(sheet.getByRole('button', { name: '10h ou mais' }))
  await user.click(sheet.getByRole('button', { name: 'Fechar' }))
  await user.click(screen.getByRole('button', { name: 'Filtrar oportunidades (2)' }))
  await user.click(sheet.getByRole('button', { name: 'Aplicar Filtros' }))
  expect(variables(pagina)?.['filtro']).toMatchObject({ modalidades: ['PRESENCIAL'], horasMinimas: 10 })
})

test('can be cleared where they leave the list empty', async () => {
  const { user, router, resolve } = await renderRoute('/opportunities?horas=30', lista({ vagas: [] }))
  await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  await resolve(lista(), pagina)
  expect(router.state.location.search).toBe('')
})

test('are not offered where the upstream does not filter by them, and leave the URL', async () => {
  const url = '/opportunities?type=bolsa&modalidade=remoto&horas=20'
  const { router } = await renderRoute(url, lista({ filtraCondicoes: false }))
  expect(screen.queryByRole('group', { name: 'Modalidade' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Horas por semana' })).toBeNull()
  expect(router.state.location.search).toBe('?type=bolsa')
})

test('stay in the URL if nobody knows whether the upstream filters by them', async () => {
  const { router, resolve, resolveWithout } = await renderRoute('/opportunities?modalidade=remoto', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['filtraCondicoes'], lista(), pagina)
  expect(router.state.location.search).toBe('?modalidade=remoto')
  expect(screen.queryByRole('group', { name: 'Modalidade' })).toBeNull()
})
