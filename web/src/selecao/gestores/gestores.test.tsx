import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, page, tres, url, vaga } from '../../minhasVagas/testing/openMinhaVaga.ts'
import { listenTo, typed } from '../../app/subscription/testing/listen.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import '../../minhasVagas/MinhasVagasPage.tsx'
import './ConvidarDialog.tsx'

const gestor = (id: string, changes: object = {}) => ({
  id,
  pessoa: { id: `pessoa-${id}`, codigo: id, nome: `Gestor ${id}`, avatar: null },
  email: null,
  visivel: true,
  aceitoEm: '2026-03-09T12:00:00Z',
  ...changes,
})
const pendente = gestor('72', { pessoa: null, email: 'c@puc.example', visivel: false, aceitoEm: null })
const card = () => within(screen.getByRole('region', { name: 'Quem cuida desta oportunidade' }))
const dialog = () => within(screen.getByRole('dialog', { name: 'Convidar professor' }))

test('shows no card on an upstream without co-managers', async () => {
  await open({}, [], 'vaga')
  expect(screen.queryByText('Quem cuida desta oportunidade')).toBeNull()
  expect(screen.getByRole('button', { name: 'Excluir oportunidade' })).toBeTruthy()
})

test('lists co-managers and invitations for the author, who removes one', async () => {
  const opened = await open({ meuPapel: 'AUTOR', gestores: [gestor('71'), pendente] }, [], 'vaga')
  expect(card().getByText('Também cuida; aparece para os alunos')).toBeTruthy()
  expect(card().getByText('Convite enviado; se aceitar, não aparece para os alunos')).toBeTruthy()
  await opened.user.click(card().getByRole('button', { name: 'Remover c@puc.example' }))
  await opened.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remover' }))
  const mutation = 'useRemoverGestorMutation'
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-1', gestor: '72' } })
  const left = { ...vaga, meuPapel: 'AUTOR', gestores: [gestor('71')] }
  await opened.resolve(
    { Mutation: () => ({ removerGestor: { __typename: 'RemoverGestorSuccess', vaga: left } }) },
    mutation,
  )
  expect(card().queryByText('c@puc.example')).toBeNull()
})

test('changes whether students see a co-manager with an optimistic update, and rolls back a failure', async () => {
  const mutation = 'useMostrarGestorMutation'
  const opened = await open({ meuPapel: 'AUTOR', gestores: [gestor('71'), pendente] }, [], 'vaga')
  const box = () => card().getByRole<HTMLInputElement>('checkbox', { name: 'Mostrar aos alunos (Gestor 71)' })
  await opened.user.click(box())
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-1', gestor: '71', visivel: false } })
  expect(card().getByText('Também cuida; não aparece para os alunos')).toBeTruthy()
  await opened.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), mutation)
  expect(await screen.findByText('A escolha não foi salva')).toBeTruthy()
  expect(box().checked).toBe(true)
  expect(card().getByRole('checkbox', { name: 'Mostrar aos alunos (c@puc.example)' })).toBeTruthy()
})

test('shows a co-manager the whole page, without deleting and inviting', async () => {
  await open(
    { meuPapel: 'GESTOR', autor: { id: 'autor-99', codigo: '99', nome: 'Rui' }, gestores: [gestor('71')] },
    [],
    'vaga',
  )
  expect(screen.getByRole('tab', { name: /^Candidatos/ })).toBeTruthy()
  expect(screen.queryByText('Publicada por Rui')).toBeNull()
  expect(screen.getByRole('checkbox', { name: /^Mostrar aos alunos/ })).toBeTruthy()
  for (const name of ['Convidar professor', 'Remover Gestor 71'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Excluir oportunidade' })).toBeNull()
})

test('says what whoever accepts may do, as the API allows it', async () => {
  const opened = await open({ meuPapel: 'GESTOR', gestores: [gestor('71')] }, [], 'vaga')
  await opened.user.click(card().getByRole('button', { name: 'Convidar professor' }))
  await screen.findByLabelText('Nome ou e-mail')
  expect(
    dialog().getByText(/edita a oportunidade e convida outras pessoas\. Só quem a criou pode excluí-la\./),
  ).toBeTruthy()
})

test('invites by name, and finds only professors', async () => {
  const opened = await open({ meuPapel: 'AUTOR', gestores: [] }, [], 'vaga')
  await opened.user.click(card().getByRole('button', { name: 'Convidar professor' }))
  await opened.user.type(await screen.findByLabelText('Nome ou e-mail'), 'bia{Enter}')
  expect(opened.variables('useBuscaDeProfessoresQuery')).toEqual({ busca: 'bia' })
  const node = (papelNaRede: string, nome: string) => ({
    node: { id: nome, papelNaRede, cursoOuDepartamento: 'Física', pessoa: { id: `id-${nome}`, nome } },
  })
  const edges = [node('PROFESSOR', 'Bia Reis'), node('ESTUDANTE', 'Bia Aluna')]
  await opened.resolve({ SugestaoConnection: () => ({ edges }) }, 'useBuscaDeProfessoresQuery')
  expect(dialog().queryByText('Bia Aluna')).toBeNull()
  await opened.user.click(dialog().getByRole('radio', { name: /Bia Reis/ }))
  await opened.user.click(dialog().getByRole('checkbox', { name: /Mostrar aos alunos/ }))
  await opened.user.click(dialog().getByRole('button', { name: 'Convidar' }))
  expect(opened.variables('useConvidarGestorMutation')).toEqual({
    input: { vaga: 'vaga-1', convidado: { pessoa: 'id-Bia Reis' }, visivel: true },
  })
})

test('searches for another name while the first search is pending, and shows only its professors', async () => {
  const opened = await open({ meuPapel: 'AUTOR', gestores: [] }, [], 'vaga')
  await opened.user.click(card().getByRole('button', { name: 'Convidar professor' }))
  const box = await screen.findByLabelText('Nome ou e-mail')
  await opened.user.type(box, 'bia{Enter}')
  await opened.user.clear(box)
  await opened.user.type(box, 'rui{Enter}')
  expect(opened.pending().filter(name => name === 'useBuscaDeProfessoresQuery')).toHaveLength(1)
  expect(opened.variables('useBuscaDeProfessoresQuery')).toEqual({ busca: 'rui' })
  const of = (nome: string) => ({
    SugestaoConnection: () => ({
      edges: [{ node: { id: nome, papelNaRede: 'PROFESSOR', pessoa: { id: `id-${nome}`, nome } } }],
    }),
  })
  await opened.resolve(of('Rui'), 'useBuscaDeProfessoresQuery')
  expect(dialog().getByRole('radio', { name: /Rui/ })).toBeTruthy()
  expect(dialog().queryByRole('radio', { name: /Bia/ })).toBeNull()
})

test('invites by e-mail, shows a refusal, and keeps the typed text', async () => {
  const opened = await open({ meuPapel: 'AUTOR', gestores: [] }, [], 'vaga')
  await opened.user.click(card().getByRole('button', { name: 'Convidar professor' }))
  await opened.user.type(await screen.findByLabelText('Nome ou e-mail'), 'c@puc.example{Enter}')
  expect(opened.variables('useConvidarGestorMutation')).toEqual({
    input: { vaga: 'vaga-1', convidado: { email: 'c@puc.example' }, visivel: false },
  })
  const refusal = { __typename: 'EntradaInvalida', mensagem: 'São no máximo 5 pessoas além de você.' }
  await opened.resolve({ Mutation: () => ({ convidarGestor: refusal }) }, 'useConvidarGestorMutation')
  expect(dialog().getByRole('alert').textContent).toBe('São no máximo 5 pessoas além de você.')
  expect(dialog().getByLabelText<HTMLInputElement>('Nome ou e-mail').value).toBe('c@puc.example')
})

test('accepts an invitation in the list, and says that another one is closed', async () => {
  const convite = {
    vaga: { id: 'vaga-3', codigo: '3', titulo: 'Óptica' },
    convidadoPor: { nome: 'Rui' },
    visivel: true,
  }
  const opened = await renderRoute(
    '/professor/opportunities',
    { Viewer: () => ({ convites: [convite] }), MinhaVagaConnection: () => ({ edges: [] }) },
    { como: 'professor' },
  )
  expect(screen.getByText('Convite para cuidar de “Óptica”')).toBeTruthy()
  await opened.user.click(screen.getByRole('button', { name: 'Aceitar' }))
  const mutation = 'useResponderConviteMutation'
  expect(opened.variables(mutation)).toEqual({ input: { vaga: 'vaga-3', aceitar: true } })
  const over = {
    __typename: 'ConviteFechado',
    mensagem: 'Este convite não está mais aberto.',
    viewer: { convites: [] },
  }
  await opened.resolve({ Mutation: () => ({ responderConvite: over }) }, mutation)
  expect(await screen.findByText('Este convite não está mais aberto.')).toBeTruthy()
  expect(screen.queryByText('Convite para cuidar de “Óptica”')).toBeNull()
})

test('updates the open page when another manager moves a candidate', async () => {
  const { bring, asked } = await listenTo(url, page({}, []), { como: 'professor' })
  await bring(typed('SelecaoMudou', { vaga: { id: 'vaga-2', codigo: '2' } }))
  expect(asked()).toEqual([])
  await bring(typed('SelecaoMudou', { vaga: { id: 'vaga-1', codigo: '1' } }))
  expect(asked()).toEqual(['MinhaVagaPageQuery'])
})

test('shows nothing of the candidates to a co-manager who was removed while the page was open', async () => {
  const doOutro = { autor: { id: 'autor-99', codigo: '99', nome: 'Rui' } }
  const opened = await listenTo(url, page({ ...doOutro, meuPapel: 'GESTOR', gestores: [gestor('71')] }, tres), {
    como: 'professor',
  })
  expect(screen.getByText('Ana Souza')).toBeTruthy()
  await opened.bring(typed('SelecaoMudou', { vaga: { id: 'vaga-1', codigo: '1' } }))
  await opened.reject(new RequestFailure('FORBIDDEN', 'Esta oportunidade é de outro professor.'), 'MinhaVagaPageQuery')
  await waitFor(() => expect(opened.asked()).toEqual(['HeaderUserQuery', 'MinhaVagaPageQuery']))
  await opened.resolve({}, 'HeaderUserQuery')
  await opened.resolveWithout(
    ['vaga', 'candidaturas'],
    page({ ...doOutro, meuPapel: null, gestores: [] }, []),
    'MinhaVagaPageQuery',
    'FORBIDDEN',
  )
  await screen.findByText('Você não cuida mais desta oportunidade')
  expect(screen.getByText(/suas notificações dizem quem retirou você/)).toBeTruthy()
  expect(screen.queryByText('Publicada por Rui (Professor)')).toBeNull()
  expect(screen.queryByText('Ana Souza')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Convidar professor' })).toBeNull()
  expect(opened.asked()).toEqual([])
})

test('says so in the dialog that edits the vaga, and keeps what was typed', async () => {
  const doOutro = { autor: { id: 'autor-99', codigo: '99', nome: 'Rui' } }
  const opened = await listenTo(url, page({ ...doOutro, meuPapel: 'GESTOR', gestores: [] }, tres), {
    como: 'professor',
  })
  await opened.user.click(screen.getByRole('button', { name: 'Editar' }))
  const edicao = within(await screen.findByRole('dialog', { name: 'Editar oportunidade' }, { timeout: 20_000 }))
  await opened.user.type(edicao.getByLabelText('Título'), ' e II')
  await opened.bring(typed('SelecaoMudou', { vaga: { id: 'vaga-1', codigo: '1' } }))
  await opened.resolve(page({ ...doOutro, meuPapel: null, gestores: [] }, []), 'MinhaVagaPageQuery')
  expect(edicao.getByText('Você não cuida mais desta oportunidade.')).toBeTruthy()
  expect(edicao.queryByRole('button', { name: 'Salvar' })).toBeNull()
  expect(edicao.getByLabelText<HTMLInputElement>('Título').value).toBe('Monitoria de Cálculo I e II')
  await opened.user.click(edicao.getByRole('button', { name: 'Voltar' }))
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull()
})

test('says so too of a draft, which is gone for them', async () => {
  const rascunho = { status: 'RASCUNHO', meuPapel: 'GESTOR', gestores: [gestor('71')] }
  const opened = await listenTo(url, page(rascunho, []), { como: 'professor' })
  await screen.findByRole('heading', { name: 'Rascunho' }, { timeout: 20_000 })
  await opened.bring(typed('SelecaoMudou', { vaga: { id: 'vaga-1', codigo: '1' } }))
  await opened.resolve({ Query: () => ({ vaga: null }) }, 'MinhaVagaPageQuery')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oportunidade não encontrada')
  await screen.findByText('Você não cuida mais desta oportunidade')
})
