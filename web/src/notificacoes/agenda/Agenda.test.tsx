import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const [abrir, fechar] = ['useAgendaAbrirMutation', 'useAgendaFecharMutation']
const endereco = 'https://mural.example/agenda.ics?token=abc'
const criadaEm = '2026-03-02T12:00:00Z'

const open = (agenda: { criadaEm: string | null } | null) =>
  renderRoute('/avisos', { Viewer: () => ({ avisos: [], agenda, noAparelho: null, buscasSalvas: null }) })
const aberta = {
  Mutation: () => ({ abrirAgenda: { __typename: 'AbrirAgendaSuccess', endereco, viewer: { agenda: { criadaEm } } } }),
}
const fechada = {
  Mutation: () => ({ fecharAgenda: { __typename: 'FecharAgendaSuccess', viewer: { agenda: { criadaEm: null } } } }),
}
const button = (name: string) => screen.getByRole('button', { name })
const confirm = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

test('says how often calendars look', async () => {
  await open({ criadaEm: null })
  expect(screen.getByText(/Google olha de novo a cada 8 a 24 horas, e o Outlook a cada 3 horas/)).toBeTruthy()
})

test('makes an address, which is shown to copy and to open', async () => {
  const { user, resolve, pending } = await open({ criadaEm: null })
  await user.click(button('Criar endereço'))
  await resolve(aberta, abrir)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Endereço da sua agenda' }).value).toBe(endereco)
  await user.click(button('Copiar'))
  expect(await navigator.clipboard.readText()).toBe(endereco)
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await user.click(button('Abrir no calendário'))
  expect(assign).toHaveBeenCalledWith('webcal://mural.example/agenda.ics?token=abc')
  expect(pending()).toEqual([])
})

test('does not show an address again, and makes another one after a question', async () => {
  const { user, resolve } = await open({ criadaEm })
  expect(screen.getByText(/^Há um endereço em uso, criado em 0?2/)).toBeTruthy()
  await user.click(button('Criar outro endereço'))
  await user.click(confirm('Criar outro'))
  await resolve(aberta, abrir)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByDisplayValue(endereco)).toBeTruthy()
})

test('closes the address after a question', async () => {
  const { user, resolve } = await open({ criadaEm })
  await user.click(button('Fechar endereço'))
  await user.click(confirm('Fechar o endereço'))
  await resolve(fechada, fechar)
  expect(button('Criar endereço')).toBeTruthy()
  expect(screen.queryByText(/Há um endereço em uso/)).toBeNull()
})

test('says so if it could not be made, and stays as it is', async () => {
  const { user, reject } = await open({ criadaEm: null })
  await user.click(button('Criar endereço'))
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), abrir)
  expect(await screen.findByText('O endereço não foi criado')).toBeTruthy()
  expect(button('Criar endereço')).toBeTruthy()
})

test('shows nothing over an upstream without calendars', async () => {
  await open(null)
  expect(screen.queryByRole('heading', { name: 'Agenda' })).toBeNull()
})
