import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { abaCarregada, open } from '../testing/openMinhaVaga.ts'
import './RascunhoDaVaga.tsx'

const rascunho = { status: 'RASCUNHO', encerrada: true, meuPapel: 'AUTOR' }
const mutation = 'usePublicarVagaMutation'

const openRascunho = async (changes = {}) => {
  const opened = await open({ ...rascunho, ...changes }, [])
  await abaCarregada()
  await screen.findByRole('heading', { name: 'Rascunho' }, { timeout: 20_000 })
  return opened
}
const publicar = () => screen.getByRole('button', { name: 'Publicar' })

test('has what its managers set, and nothing about candidates', async () => {
  await openRascunho()
  expect(screen.getByText('Ajudar os calouros.', { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Editar' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Excluir oportunidade' })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: /Finalizar|Reativar|comunicado/ })).toBeNull()
})

test('shows its prazo, and does not say that it was published', async () => {
  await openRascunho({ prazo: '2099-10-31' })
  const facts = screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toContainEqual(['Prazo', '31 de outubro de 2099'])
  expect(screen.queryByText(/Publicada em|Publicou/)).toBeNull()
})

test('is published in one step, and its page is then that of the vaga', async () => {
  const { user, resolve, variables, pending } = await openRascunho()
  await user.click(publicar())
  expect(variables(mutation)).toEqual({ input: { vaga: 'vaga-1', prazo: null } })
  const vaga = { id: 'vaga-1', status: 'EM_ANDAMENTO', encerrada: false, prazo: '2099-10-31' }
  await resolve({ Mutation: () => ({ publicarVaga: { __typename: 'PublicarVagaSuccess', vaga } }) }, mutation)
  expect(await screen.findByText('Sua oportunidade foi publicada e já está disponível.')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Vaga' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Rascunho' })).toBeNull()
  expect(pending()).toEqual([])
})

test('asks for a new prazo first if that of the draft is past, and shows a refusal', async () => {
  const { user, resolve, variables } = await openRascunho({ prazo: '2024-12-31' })
  await user.click(publicar())
  const confirm = screen.getByRole('button', { name: 'Publicar com este prazo' })
  await user.click(confirm)
  expect(screen.getByText('Escolha o novo prazo')).toBeTruthy()
  await user.type(screen.getByLabelText('Novo prazo'), '2099-03-01')
  await user.click(confirm)
  expect(variables(mutation)).toEqual({ input: { vaga: 'vaga-1', prazo: '2099-03-01' } })
  const refused = { __typename: 'EntradaInvalida', mensagem: 'Confirme sua conta antes.' }
  await resolve({ Mutation: () => ({ publicarVaga: refused }) }, mutation)
  expect(screen.getAllByText('Confirme sua conta antes.').length).toBeGreaterThan(0)
})
