import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministracao } from '../testing/openAdministracao.ts'

const caso = (changes: object = {}) => ({
  id: 'caso-7',
  codigo: '7',
  tipo: 'VAGA',
  titulo: 'Ganhe dinheiro fácil',
  pessoa: 'Rita Lima',
  situacao: 'ABERTO',
  ato: null,
  totalDeDenuncias: 2,
  criadoEm: '2026-03-09T12:00:00Z',
  ...changes,
})

const detalhado = (changes: object = {}) => ({
  caso: caso(),
  copias: [{ titulo: 'Ganhe dinheiro fácil', texto: 'Clique.', retrato: null }],
  agora: { titulo: 'Monitoria', texto: 'Aulas de apoio.', retrato: null },
  oculto: false,
  denuncias: [{ motivo: 'OUTRO', texto: 'Pede uma taxa.', em: '2026-03-09T12:00:00Z' }],
  decisoes: [],
  contestacao: null,
  outros: [],
  atos: ['DISPENSAR', 'ADVERTIR', 'OCULTAR', 'SUSPENDER'],
  impedimento: null,
  ...changes,
})

const moderador = ['moderador']
const openCaso = (changes: object = {}) =>
  openAdministracao('/admin/moderacao/7', { CasoDetalhado: () => detalhado(changes) }, moderador)
type Opened = Awaited<ReturnType<typeof openCaso>>

test('lists the cases for a moderator, who sees no other page of the administration', async () => {
  const connection = () => ({ edges: [{ node: caso() }], pageInfo: { hasNextPage: false, endCursor: null } })
  await openAdministracao('/admin/moderacao?situacao=aberto', { CasoConnection: connection }, moderador)
  const cells = within(screen.getByRole('row', { name: /^Ganhe/ })).getAllByRole('cell')
  expect(cells.map(cell => cell.textContent)).toEqual([
    'Ganhe dinheiro fácil',
    'Oportunidade',
    'Rita Lima',
    '2',
    'Aberto',
    '09/03/2026',
  ])
  expect(screen.getByRole('link', { name: 'Ganhe dinheiro fácil' }).getAttribute('href')).toBe('/admin/moderacao/7')
  const links = within(screen.getByRole('navigation', { name: 'Administração' })).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual(['Moderação'])
})

test('reads its filters from the address', async () => {
  const { variables } = await openAdministracao('/admin/moderacao?situacao=aberto&tipo=nada', null, moderador)
  expect(variables('ModeracaoPageQuery')).toEqual({ situacao: 'ABERTO', tipo: null })
})

test('shows what was reported as it was and as it is, and why', async () => {
  await openCaso()
  screen.getByRole('heading', { level: 1, name: 'Ganhe dinheiro fácil' })
  screen.getByRole('heading', { name: 'Como foi denunciado' })
  screen.getByText('Clique.')
  screen.getByRole('heading', { name: 'Como está agora' })
  screen.getByText('Pede uma taxa.')
})

const decidir = async ({ user }: Opened, ato: string) => {
  await user.click(screen.getByRole('button', { name: ato }))
  const dialog = within(await screen.findByRole('dialog', { name: ato }))
  await user.type(dialog.getByLabelText('Motivo'), 'Fora das regras.')
  await user.click(dialog.getByRole('button', { name: ato }))
  return dialog
}

test('decides with a reason, and shows the case after it', async () => {
  const opened = await openCaso()
  await decidir(opened, 'Ocultar')
  expect(opened.variables('useDecidirMutation')).toEqual({
    input: { caso: '7', ato: 'OCULTAR', motivo: 'Fora das regras.' },
  })
  const decisoes = [{ ato: 'OCULTAR', motivo: 'Fora das regras.', ate: null, por: 'Eu', em: '2026-03-10T12:00:00Z' }]
  const depois = detalhado({ caso: caso({ situacao: 'DECIDIDO', ato: 'OCULTAR' }), decisoes, atos: ['RESTAURAR'] })
  const Mutation = () => ({ decidirCaso: { __typename: 'DecidirCasoSuccess', caso: depois } })
  await opened.resolve({ Mutation }, 'useDecidirMutation')
  expect((await screen.findByRole('heading', { name: 'Decisões' })).textContent).toBe('Decisões')
  screen.getByRole('button', { name: 'Restaurar' })
  expect(screen.queryByRole('button', { name: 'Dispensar' })).toBeNull()
  expect(opened.pending()).toEqual([])
})

test('needs the last day of a suspension', async () => {
  const opened = await openCaso()
  const dialog = await decidir(opened, 'Suspender')
  dialog.getByText('Escolha uma data válida.')
  expect(opened.pending()).toEqual([])
})

test('says why a case of one’s own matter is not one’s to decide', async () => {
  await openCaso({ atos: [], impedimento: 'Você denunciou isto. Outra pessoa decide.' })
  screen.getByText('Você denunciou isto. Outra pessoa decide.')
  expect(screen.queryByRole('button', { name: 'Ocultar' })).toBeNull()
})

const espera = (changes: object = {}) =>
  openCaso({
    caso: caso({ tipo: 'PUBLICACAO', titulo: 'Monitoria', totalDeDenuncias: 0 }),
    copias: [],
    denuncias: [],
    atos: ['LIBERAR', 'DEVOLVER'],
    ...changes,
  })

test('shows a vaga that waits for its first look, and publishes it without a reason', async () => {
  const opened = await espera()
  screen.getByRole('heading', { name: 'O que espera revisão' })
  expect(screen.queryByRole('heading', { name: /denúncia/ })).toBeNull()
  await opened.user.click(screen.getByRole('button', { name: 'Publicar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar' }))
  expect(dialog.queryByLabelText('Motivo')).toBeNull()
  await opened.user.click(dialog.getByRole('button', { name: 'Publicar' }))
  expect(opened.variables('useDecidirMutation')).toEqual({ input: { caso: '7', ato: 'LIBERAR', motivo: '' } })
})

test('says that somebody else has decided it meanwhile', async () => {
  const opened = await espera()
  const dialog = await decidir(opened, 'Devolver')
  const mensagem = 'Este caso mudou. Veja-o de novo antes de decidir.'
  const Mutation = () => ({ decidirCaso: { __typename: 'EntradaInvalida', mensagem, campos: [] } })
  await opened.resolve({ Mutation }, 'useDecidirMutation')
  expect(await dialog.findByText(mensagem)).toBeTruthy()
})

const decisao = {
  id: 'decisao-7',
  caso: '7',
  ato: 'OCULTAR',
  motivo: 'Fora das regras.',
  ate: null,
  copia: { titulo: 'Ganhe dinheiro fácil', texto: 'Clique.' },
  contestacao: null,
  situacao: 'DECIDIDO',
  contestarAte: '2026-03-24T12:00:00Z',
}

test('lets whom a decision concerns object once', async () => {
  const opened = await openAdministracao('/admin/decisoes/7', { DecisaoRecebida: () => decisao }, ['professor'])
  screen.getByText('Fora das regras.')
  await opened.user.type(screen.getByLabelText('Por que você contesta'), 'Foi um engano.')
  await opened.user.click(screen.getByRole('button', { name: 'Contestar' }))
  expect(opened.variables('useContestarMutation')).toEqual({ input: { caso: '7', texto: 'Foi um engano.' } })
  const depois = { ...decisao, situacao: 'CONTESTADO', contestarAte: null, contestacao: { texto: 'Foi um engano.' } }
  const Mutation = () => ({ contestar: { __typename: 'ContestarSuccess', decisao: depois } })
  await opened.resolve({ Mutation }, 'useContestarMutation')
  await screen.findByRole('heading', { name: 'A sua contestação' })
  expect(screen.queryByRole('button', { name: 'Contestar' })).toBeNull()
})

test('says that a decision about another is not there', async () => {
  await openAdministracao('/admin/decisoes/7', { Viewer: () => ({ decisaoRecebida: null }) }, ['professor'])
  screen.getByText('Esta decisão não existe ou não é sobre você.')
})
