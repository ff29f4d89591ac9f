import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { createApiGateway } from '../testing/createApiGateway.ts'
import { globalId } from '../testing/createTestGateway.ts'

/* Messages and notifications over the embedded API, in one process, with each operation's cost in calls. */

let board: TestApp
let ana: Usuario
let rita: Usuario
type Api = ReturnType<typeof createApiGateway>
let ask: Api['ask'], calls: Api['calls']
beforeAll(async () => {
  board = await createTestApp()
  ana = await board.createAluno({ usuario: 'Ana' })
  rita = await board.createProfessor({ usuario: 'Rita' })
  ;({ ask, calls } = createApiGateway(board))
})
afterAll(() => board.close())

const enviar = `mutation ($input: EnviarMensagemInput!) { enviarMensagem(input: $input) { __typename
  ... on EnviarMensagemSuccess { mensagemEdge { node { id conteudo minha } } } ... on EntradaInvalida { mensagem } } }`
const thread = `query ($com: ID!, $after: String) { viewer { mensagens(codigo: $com, first: 2, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node { conteudo minha } } } } }`
const conversas =
  '{ viewer { naoLidas { mensagens } conversas { edges { node { pessoa { codigo nome } ultimaMensagem naoLidas } } } } }'
const comunicar = `mutation ($input: EnviarComunicadoInput!) { enviarComunicado(input: $input) { __typename
  ... on EnviarComunicadoSuccess { enviadas falhas { nome } } } }`
const notificacoes = `query ($tipos: [TipoDeNotificacao!]) { viewer { notificacoes(tipos: $tipos) {
  total naoLidas exemplo edges { node { id titulo tipo lida acao { href } } } } } }`

it('a conversation goes back and forth, once per idempotency key, and is read in windows', async () => {
  const input = { para: globalId('Pessoa', String(rita.id)), conteudo: ' Bom dia! ', chave: 'k-1' }
  const first = await ask(ana, enviar, { input })
  expect(first.data.enviarMensagem.mensagemEdge.node).toMatchObject({ conteudo: 'Bom dia!', minha: true })
  expect(calls).toEqual(['POST /mensagens'])
  expect((await ask(ana, enviar, { input })).data).toEqual(first.data)
  for (const conteudo of ['um', 'dois'])
    await ask(ana, enviar, { input: { para: globalId('Pessoa', String(rita.id)), conteudo } })

  expect((await ask(rita, conversas)).data.viewer).toEqual({
    naoLidas: { mensagens: 3 },
    conversas: {
      edges: [{ node: { pessoa: { codigo: String(ana.id), nome: 'Ana' }, ultimaMensagem: 'dois', naoLidas: 3 } }],
    },
  })
  expect(calls).toEqual(['GET /mensagens/conversas'])

  const newest = (await ask(rita, thread, { com: String(ana.id) })).data.viewer.mensagens
  expect(calls).toEqual([`GET /mensagens/conversa/${ana.id}?limit=3`])
  expect(newest.edges.map((edge: { node: unknown }) => edge.node)).toEqual([
    { conteudo: 'dois', minha: false },
    { conteudo: 'um', minha: false },
  ])
  expect(newest.pageInfo.hasNextPage).toBe(true)
  const { endCursor } = newest.pageInfo
  const older = (await ask(rita, thread, { com: String(ana.id), after: endCursor })).data.viewer.mensagens
  expect(calls).toHaveLength(1)
  expect(older).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { conteudo: 'Bom dia!' } }] })
  expect((await ask(rita, conversas)).data.viewer.naoLidas).toEqual({ mensagens: 0 })
})

it('a new message returns its conversation for one more call, and each part of a page costs one call', async () => {
  const [nova, ines] = [await board.createAluno(), await board.createProfessor({ usuario: 'Inês' })]
  const enviarNova = enviar.replace(
    'mensagemEdge {',
    'conversa { pessoa { nome } ultimaMensagem naoLidas } mensagemEdge {',
  )
  const { data } = await ask(nova, enviarNova, { input: { para: globalId('Pessoa', String(ines.id)), conteudo: 'Oi' } })
  expect(data.enviarMensagem.conversa).toEqual({ pessoa: { nome: 'Inês' }, ultimaMensagem: 'Oi', naoLidas: 0 })
  expect(calls).toEqual(['POST /mensagens', 'GET /mensagens/conversas'])
  const page = `query ($com: ID!) { usuario(codigo: $com) { nome } viewer { naoLidas { mensagens }
    conversas { edges { node { ultimaMensagem } } } conversa(codigo: $com) { naoLidas }
    mensagens(codigo: $com, first: 50) { edges { node { conteudo } } } } }`
  expect((await ask(nova, page, { com: String(ines.id) })).data.usuario).toEqual({ nome: 'Inês' })
  const costs = ['/mensagens/conversas', `/mensagens/conversa/${ines.id}?limit=51`, `/users/${ines.id}`]
  expect(calls.toSorted()).toEqual(costs.map(path => `GET ${path}`).toSorted())
})

it('a refusal of the API is returned with its sentence', async () => {
  const toOneself = await ask(ana, enviar, { input: { para: globalId('Pessoa', String(ana.id)), conteudo: 'oi' } })
  expect(toOneself.data.enviarMensagem).toEqual({
    __typename: 'EntradaInvalida',
    mensagem: 'Você não pode escrever para si mesmo.',
  })
  const toNobody = await ask(ana, enviar, { input: { para: globalId('Pessoa', '999999'), conteudo: 'oi' } })
  expect(toNobody.data.enviarMensagem.__typename).toBe('EntradaInvalida')
})

it('a comunicado reaches each candidate once, and each can reply', async () => {
  const { id } = await createVaga(board.db, { autorId: rita.id })
  const alunos = [await board.createAluno(), await board.createAluno()]
  for (const as of alunos) await board.call(`POST /candidaturas/vaga/${id}`, { as })
  const vaga = Buffer.from(`Vaga:${id}`).toString('base64url')
  const input = { vaga, conteudo: 'Aviso', chave: 'c-1' }
  for (let time = 0; time < 2; time += 1) {
    expect((await ask(rita, comunicar, { input })).data.enviarComunicado).toMatchObject({ enviadas: 2, falhas: [] })
    expect(calls.toSorted()).toEqual([`GET /vagas/${id}/candidatos`, 'POST /mensagens', 'POST /mensagens'])
  }
  const quem = `{ vaga(codigo: "${id}") { candidaturas(first: 2) { edges { node { comunicadoHoje } } } } }`
  expect((await ask(rita, quem)).data.vaga.candidaturas.edges).toEqual([
    { node: { comunicadoHoje: true } },
    { node: { comunicadoHoje: true } },
  ])
  for (const aluno of alunos) {
    expect((await ask(aluno, conversas)).data.viewer.naoLidas).toEqual({ mensagens: 1 })
    const { edges } = (await ask(aluno, notificacoes)).data.viewer.notificacoes
    expect(edges).toMatchObject([{ node: { tipo: 'MENSAGEM', acao: { href: `/messages?userId=${rita.id}` } } }])
  }
})

it('notifications are filtered, counted and marked as read, for one call each', async () => {
  // Beside the two of the other vaga, which are one row.
  const { id } = await createVaga(board.db, { autorId: rita.id })
  await board.call(`POST /candidaturas/vaga/${id}`, { as: ana })
  const tipos = ['CANDIDATURA']
  const seen = (await ask(rita, notificacoes, { tipos })).data.viewer.notificacoes
  expect(calls).toEqual(['GET /notificacoes?tipo=candidatura&skip=0&limit=20'])
  expect(seen).toMatchObject({ total: 2, naoLidas: 2, exemplo: false })
  expect(seen.edges[0].node.acao.href).toMatch(/^\/professor\/opportunities\/\d+\/candidates\/\d+$/)
  const marcar = `mutation ($ids: [ID!]) { marcarNotificacoesComoLidas(input: { ids: $ids }) { ... on MarcarNotificacoesComoLidasSuccess { naoLidas notificacoes { lida } } } }`
  const ids = [seen.edges[0].node.id]
  const marked = (await ask(rita, marcar, { ids })).data.marcarNotificacoesComoLidas
  expect(marked).toEqual({ naoLidas: 1, notificacoes: [{ lida: true }] })
  expect(calls).toEqual(['POST /notificacoes/lidas', 'GET /notificacoes?skip=0&limit=100'])
  expect((await ask(rita, marcar)).data.marcarNotificacoesComoLidas).toEqual({ naoLidas: 0, notificacoes: [] })
  expect(calls).toEqual(['POST /notificacoes/lidas', 'GET /notificacoes?skip=0&limit=100'])
})
