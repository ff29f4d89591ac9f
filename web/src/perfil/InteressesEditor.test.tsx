import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { meuPerfil } from './testing/perfis.ts'

const query = 'InteressesEditorQuery'
const mutation = 'useSalvarInteressesMutation'
const interesses = [
  { id: 'interesse-1', codigo: '1', nome: 'Robótica' },
  { id: 'interesse-2', codigo: '2', nome: 'Redes' },
  { id: 'interesse-3', codigo: '3', nome: 'Óptica' },
]
const categorias = { Query: () => ({ categoriasDeInteresse: [{ nome: 'Ciências', interesses }] }) }
const button = (name: string) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

// Or the first test would wait for its code.
beforeAll(() => import('./InteressesEditor.tsx'))

const open = async () => {
  const view = await renderRoute('/profile', meuPerfil())
  await view.user.click(screen.getByRole('tab', { name: 'Interesses' }))
  await view.user.click(button('Editar interesses'))
  return view
}
const answer = (payload: Record<string, unknown>) => ({ Mutation: () => ({ salvarInteresses: payload }) })

test('saves the choice by name, and shows it without a request', async () => {
  const { user, resolve, variables, pending } = await open()
  expect(screen.getByText('Carregando interesses...')).toBeTruthy()
  await resolve(categorias, query)
  expect(within(screen.getByRole('group', { name: 'Ciências' })).getAllByRole('checkbox')).toHaveLength(3)
  expect([box('Robótica').checked, box('Óptica').checked]).toEqual([true, false])
  await user.click(button('Remover Robótica'))
  await user.click(box('Óptica'))
  await user.click(button('Salvar Interesses'))
  expect(variables(mutation)).toEqual({ input: { interesses: ['Redes', 'Óptica'] } })
  const usuario = { id: 'usuario-7', codigo: '7', interesses: interesses.slice(1) }
  await resolve(answer({ __typename: 'SalvarInteressesSuccess', usuario }), mutation)
  const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(['Redes', 'Óptica'])
  expect(await screen.findByText('Interesses atualizados')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('keeps the choice while the other tab is open, and discards it on Cancelar', async () => {
  const { user, resolve, pending } = await open()
  await resolve(categorias, query)
  await user.click(box('Óptica'))
  await user.click(screen.getByRole('tab', { name: 'Sobre' }))
  await user.click(screen.getByRole('tab', { name: 'Interesses' }))
  expect(box('Óptica').checked).toBe(true)
  await user.click(button('Cancelar'))
  await user.click(button('Editar interesses'))
  expect(box('Óptica').checked).toBe(false)
  expect(pending()).toEqual([])
})

test('keeps the choice when saving fails, and says why', async () => {
  const { user, resolve, reject } = await open()
  await resolve(categorias, query)
  await user.click(box('Óptica'))
  await user.click(button('Salvar Interesses'))
  const mensagem = 'Escolha no máximo 100 interesses'
  await resolve(answer({ __typename: 'EntradaInvalida', mensagem }), mutation)
  expect(screen.getByRole('alert').textContent).toBe(mensagem)
  expect(await screen.findByText('Erro ao salvar')).toBeTruthy()
  await user.click(button('Salvar Interesses'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  expect(screen.getByRole('alert').textContent).toBe('Não foi possível salvar os interesses.')
  await user.click(button('Salvar Interesses'))
  await reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente novamente em 7 minutos.'), mutation)
  expect(screen.getByRole('alert').textContent).toBe('Tente novamente em 7 minutos.')
  expect(box('Óptica').checked).toBe(true)
})

test('says that the interests failed to load, keeps the profile, and retries', async () => {
  const { user, resolve, reject } = await open()
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), query)
  expect(await screen.findAllByText('Erro ao carregar interesses')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Ana Souza' })).toBeTruthy()
  await user.click(button('Tentar novamente'))
  await resolve(categorias, query)
  expect(box('Robótica').checked).toBe(true)
})

test('shows the saved interests even if the profile could not be read afterwards', async () => {
  const { user, resolve, resolveWithout } = await open()
  await resolve(categorias, query)
  await user.click(button('Remover Robótica'))
  await user.click(box('Óptica'))
  await user.click(button('Salvar Interesses'))
  await resolveWithout(['salvarInteresses', 'usuario'], answer({ __typename: 'SalvarInteressesSuccess' }), mutation)
  expect(await screen.findByText('Interesses atualizados')).toBeTruthy()
  const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(['Redes', 'Óptica'])
})
