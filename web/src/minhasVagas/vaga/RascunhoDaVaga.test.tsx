import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { abaCarregada, open, page, url, vaga as minhaVaga } from '../testing/openMinhaVaga.ts'
import '../form/EditarVagaDialog.tsx'
import './PreviaDoRascunho.tsx'
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
  const vaga = { id: 'vaga-1', status: 'EM_ANDAMENTO', encerrada: false, prazo: '2099-10-31', primeiraRevisao: null }
  await resolve({ Mutation: () => ({ publicarVaga: { __typename: 'PublicarVagaSuccess', vaga } }) }, mutation)
  expect(await screen.findByText('Sua oportunidade foi publicada e já está disponível.')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Vaga' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Rascunho' })).toBeNull()
  expect(pending()).toEqual([])
})

test('waits for its first look once it is published, and is not published again meanwhile', async () => {
  const { user, resolve } = await openRascunho()
  await user.click(publicar())
  const primeiraRevisao = { aguarda: true, motivo: null }
  const publica = null
  const vaga = { ...minhaVaga, ...rascunho, publica, primeiraRevisao }
  const resultado = { publicarVaga: { __typename: 'PublicarVagaSuccess', vaga } }
  await resolve({ PrimeiraRevisao: undefined, Mutation: () => resultado }, mutation)
  expect(await screen.findByText('Oportunidade enviada para revisão')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Aguardando revisão' })).toBeTruthy()
  expect(screen.getAllByText('Aguardando revisão')).toHaveLength(2)
  expect(screen.queryByText('Rascunho')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Editar' })).toBeTruthy()
})

test('says why a moderator returned it, and can be published again', async () => {
  await openRascunho({ primeiraRevisao: { aguarda: false, motivo: 'Diga o que se espera.' } })
  expect(screen.getByText('A moderação devolveu esta oportunidade')).toBeTruthy()
  expect(screen.getByText(/^Motivo: Diga o que se espera\./)).toBeTruthy()
  expect(publicar()).toBeTruthy()
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

const vazio = { descricao: null, departamento: null, local: null, nomeDoTipo: null }
const faltando = () => screen.getByRole('dialog', { name: 'Antes de publicar' })

test('lists what is missing instead of publishing, and leads to each field in the form', async () => {
  const { user, pending, router } = await openRascunho({ ...vazio, edicaoCompleta: true })
  expect(screen.getByText('Faltam: Departamento, Tipo, Descrição e Localização.')).toBeTruthy()
  expect(screen.queryByText('Monitoria', { exact: true })).toBeNull()
  await user.click(publicar())
  const links = within(faltando()).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual(['Departamento', 'Tipo', 'Descrição', 'Localização'])
  expect(pending()).toEqual([])
  await user.click(within(faltando()).getByRole('link', { name: 'Tipo' }))
  const form = await screen.findByRole('dialog', { name: 'Editar oportunidade' }, { timeout: 20_000 })
  const tipo = within(form).getByLabelText<HTMLSelectElement>('Tipo')
  await waitFor(() => expect(document.activeElement).toBe(tipo))
  expect(tipo.value).toBe('')
  await user.click(within(form).getByRole('button', { name: 'Cancelar' }))
  expect(router.state.location.search).not.toContain('editar')
  expect(faltando()).toBeTruthy()
})

test('is saved from its form with less than a vaga needs', async () => {
  const { user, variables } = await openRascunho({ ...vazio, edicaoCompleta: true })
  await user.click(screen.getByRole('button', { name: 'Editar' }))
  const form = await screen.findByRole('dialog', { name: 'Editar oportunidade' }, { timeout: 20_000 })
  const salvar = within(form).getByRole('button', { name: 'Salvar' })
  await user.type(within(form).getByLabelText('Descrição'), 'Curta.')
  await user.click(salvar)
  expect(await screen.findByText('A descrição deve ter pelo menos 20 caracteres')).toBeTruthy()
  await user.clear(within(form).getByLabelText('Descrição'))
  await user.click(salvar)
  await waitFor(() => expect(variables('useAtualizarVagaMutation')).toMatchObject({ input: { descricao: '' } }))
})

test('lists what the server refuses, with its reason', async () => {
  const { user, resolve } = await openRascunho({ prazo: '2099-10-31' })
  await user.click(publicar())
  const mensagem = 'O departamento escolhido não existe.'
  const refused = { __typename: 'EntradaInvalida', mensagem, campos: [{ campo: 'departamento', mensagem }] }
  await resolve({ Mutation: () => ({ publicarVaga: refused }) }, mutation)
  const link = within(faltando()).getByRole('link', { name: 'Departamento' })
  expect(link.closest('li')?.textContent).toBe(`Departamento${mensagem}`)
})

test('is seen as students will see it, with what is missing', async () => {
  const { user, resolve } = await openRascunho({ nomeDoTipo: null })
  await user.click(screen.getByRole('link', { name: 'Ver como os alunos verão' }))
  expect(await screen.findByRole('heading', { name: 'Como os alunos verão' }, { timeout: 20_000 })).toBeTruthy()
  expect(screen.getByText(/Falta: Tipo\./)).toBeTruthy()
  await resolve(page({ ...rascunho, nomeDoTipo: null, recomendacao: null }), 'VagaPageQuery')
  expect(await screen.findByText('Em resumo')).toBeTruthy()
  expect(screen.getByText('Ajudar os calouros.', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Rascunho' }))
  expect(await screen.findByRole('heading', { name: 'Rascunho' })).toBeTruthy()
})

test('has no preview once it is published, nor for another professor', async () => {
  const previa = `${url}?previa=sim`
  const publicada = await renderRoute(previa, page(), { como: 'professor' })
  expect(screen.queryByRole('heading', { name: 'Como os alunos verão' })).toBeNull()
  publicada.unmount()
  const autor = { id: 'autor-9', codigo: '9', nome: 'Outra Pessoa' }
  await renderRoute(previa, page({ ...rascunho, meuPapel: null, autor }), { como: 'professor' })
  expect(screen.queryByRole('heading', { name: 'Como os alunos verão' })).toBeNull()
})
