import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getNamedType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usuariosInteresses } from '@board/api/src/db/schema/interesses.ts'
import { createEntrevista } from '@board/api/src/testing/createEntrevistas.ts'
import { createTestApp, type TestApp, type Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createInteresse } from '@board/api/src/testing/createVaga.ts'
import { createGateway } from '../gateway.ts'
import { globalId } from '../testing/createTestGateway.ts'
import {
  everyPath,
  fieldOf,
  findNodes,
  forTheViewer,
  inPayload,
  partOf,
  queryArguments,
  rootOf,
  rootsOf,
  selectAll,
  selectField,
} from '../testing/everyPath.ts'
import type { Found } from '../testing/everyPath.ts'
import { instituicao } from '../testing/instituicao.ts'
import { pdf, png } from '../testing/uploads.ts'
import { walkAvaliacao } from '../testing/walkAvaliacao.ts'
import { walkGestores } from '../testing/walkGestores.ts'
import { walkSelecao } from '../testing/walkSelecao.ts'
import { createPool } from '../upstream/transport/pool.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

/* One id, one object: each path of the schema to a node is compared with `node(id:)`. A new path needs no line here. */

const dataDir = mkdtempSync(join(tmpdir(), 'identidade-'))
let board: TestApp
let pool: ReturnType<typeof createPool>
let gateway: ReturnType<typeof createGateway>
let ana: Usuario, bia: Usuario, rita: Usuario, gil: Usuario
let vaga: string, candidatura: string, codigoDaCandidatura: string
/** Calls that must fail, for paths that only exist then. */
let failing: RegExp | null = null
let listening = 0 // streams that the API has opened

beforeAll(async () => {
  board = await createTestApp({ dataDir })
  pool = createPool(await board.app.listen({ port: 0, host: '127.0.0.1' }))
  gateway = createGateway({ send, instituicao })
  ana = await board.createAluno({ usuario: 'Ana', sobre: 'Gosto de óptica.', curso: 'Física', periodoInicio: '2024.1' })
  bia = await board.createAluno({ usuario: 'Bia', curso: 'Física', periodoInicio: '2024.1' })
  gil = await board.createProfessor({ usuario: 'Gil' })
  rita = await board.createProfessor({ usuario: 'Rita', departamentoId: 1 })
  for (const nome of ['Óptica', 'Acústica']) {
    const interesseId = await createInteresse(board.db, nome)
    await board.db.insert(usuariosInteresses).values([ana, bia, rita].map(({ id }) => ({ usuarioId: id, interesseId })))
  }
  await board.call(`PUT /rede/bloqueios/${gil.id}`, { as: ana })
})
afterAll(async () => {
  await pool.close()
  await board.close()
  rmSync(dataDir, { recursive: true })
})

async function send(outgoing: Outgoing) {
  const answer = await pool.send(failing?.test(outgoing.path) ? { ...outgoing, path: '/nowhere' } : outgoing)
  if (outgoing.path === '/eventos') listening += 1
  return answer
}

// Responses of every shape.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

async function post(as: Usuario, body: string | FormData, headers: Record<string, string>, signal?: AbortSignal) {
  return gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${await board.tokenOf(as)}` },
    body,
    ...(signal && { signal }),
  })
}

async function ask(as: Usuario, query: string, file?: File, variables = {}): Promise<Data> {
  const json = { 'content-type': 'application/json' }
  if (!file) return (await post(as, JSON.stringify({ query, variables }), json)).json()
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { arquivo: null } }))
  form.append('map', '{"0":["variables.arquivo"]}')
  form.append('0', file)
  return (await post(as, form, { 'x-graphql-yoga-csrf': '1' })).json()
}

const seen = new Set<string>()
const differences: string[] = []

/** The data of `node(id:)` for one id. */
async function readNode(as: Usuario, { id, type }: Pick<Found, 'id' | 'type'>, above: string[] = []) {
  const of = rootOf(type)
  const document = `query ($id: ID!) { node(id: $id) { ... on ${type} ${selectAll(of, argumentsOf(as), above)} } }`
  const { data } = await ask(as, document, undefined, { id })
  return findNodes(of, data?.node, 'node')[0]?.fields ?? null
}

/** Records where a path differs from the node itself. */
async function compare(as: Usuario, found: Found[], above: string[] = []) {
  const reads = new Map<string, Awaited<ReturnType<typeof readNode>>>()
  for (const one of found) {
    seen.add(one.path)
    if (!reads.has(one.id)) reads.set(one.id, await readNode(as, one, above))
    const read = reads.get(one.id)
    if (!read) differences.push(`${one.path}: node(id:) does not find ${one.type}`)
    for (const [name, value] of Object.entries(read ? one.fields : {})) {
      const [here, there] = [JSON.stringify(value), JSON.stringify(partOf(read?.[name], value))]
      if (here !== there) differences.push(`${one.path}: ${one.type}.${name} is ${here}, by its id ${there}`)
    }
  }
}

const argumentsOf = (as: Usuario) =>
  queryArguments({ vaga, candidatura: codigoDaCandidatura, usuario: as.id, com: as === ana ? rita.id : ana.id })

/** Reads everything that a person may read, by every path. */
async function readAll(as: Usuario): Promise<Found[]> {
  const args = argumentsOf(as)
  const found: Found[] = []
  for (const name of rootsOf('Query').filter(each => !/^(node|viewer)/.test(each))) {
    const field = fieldOf('Query', name)
    const { data } = await ask(as, `{ ${selectField(rootOf('Query'), field, args)} }`)
    found.push(...findNodes(getNamedType(field.type), data?.[name], `Query.${name}`))
  }
  for (const name of rootsOf('Viewer')) {
    const field = fieldOf('Viewer', name)
    const { data } = await ask(as, `{ viewer { ${selectField(rootOf('Viewer'), field, args)} } }`)
    found.push(...findNodes(getNamedType(field.type), data?.viewer?.[name], `Viewer.${name}`))
  }
  return found
}

/** Runs a mutation, and compares the payload with the node at once. */
async function change(as: Usuario, name: string, input?: string, file?: File): Promise<Data> {
  const field = fieldOf('Mutation', name)
  const args = { ...argumentsOf(as), ...(input && { [`Mutation.${name}`]: `input: { ${input} }` }) }
  const selected = selectField(rootOf('Mutation'), field, args, [inPayload])
  const { data, errors } = await ask(as, `mutation ${file ? '($arquivo: Upload!)' : ''} { ${selected} }`, file)
  // Everything is selected, also what this person may not read.
  expect((errors ?? []).filter(({ extensions }: Data) => extensions.code !== 'FORBIDDEN')).toEqual([])
  await compare(as, findNodes(getNamedType(field.type), data[name], `Mutation.${name}`), [inPayload])
  return data[name]
}

const textos = 'titulo: "Monitoria de Óptica", descricao: "Ajudar nas aulas de laboratório."'
it('each mutation returns nodes in their new state', async () => {
  for (const as of [ana, bia, rita]) await change(as, 'enviarAvatar', 'arquivo: $arquivo', png())
  await change(bia, 'removerAvatar')
  await change(ana, 'atualizarPerfil', 'nome: "Ana Souza", sobre: "Gosto de lentes."')
  const { interesse } = await change(ana, 'criarInteresse', 'nome: "Lentes"')
  await change(ana, 'salvarInteresses', `interesses: ["Óptica", "Acústica", "${interesse.nome}"]`)
  expect((await change(ana, 'importarHistorico', 'arquivo: $arquivo', pdf())).total).toBeGreaterThan(0)

  const beneficios = 'remuneracao: 500, desconto: 10, horasComplementares: 20'
  const nova = `${textos}, departamento: "${globalId('Departamento', '1')}", local: "${globalId('Local', '2')}", tipo: "${globalId('OpcaoDeTipo', '1')}", ${beneficios}, interesses: ["${interesse.id}"]`
  const { node } = (await change(rita, 'criarVaga', nova)).vagaEdge
  vaga = node.codigo
  const perguntas = 'perguntas: [{ texto: "Quantas horas?", tipo: NUMERO, obrigatoria: false }]'
  await change(rita, 'definirPerguntas', `vaga: "${node.id}", ${perguntas}, arquivo: NAO`)
  const ids = { autora: globalId('Pessoa', String(rita.id)), gestor: globalId('Pessoa', String(gil.id)) }
  const aceitar = () => board.call(`POST /vagas/${vaga}/gestores/convite`, { as: gil, body: { aceitar: true } })
  const by = (as: Usuario) => (name: string, input: string) => change(as, name, input)
  await walkGestores({ vaga: node.id, autora: by(rita), gestor: by(gil), ids, nova, aceitar })
  await change(rita, 'publicarVaga', `vaga: "${node.id}"`)
  await change(rita, 'atualizarVaga', `vaga: "${node.id}", ${textos}`)
  await change(rita, 'atualizarVaga', `vaga: "${node.id}", ${textos}, horasSemanais: 8, antes: { horasSemanais: 4 }`)
  await change(rita, 'alterarStatusDaVaga', `vaga: "${node.id}", status: EM_ANDAMENTO`)
  const pedido = 'crMinimo: 5, disciplinas: [], cursos: ["Física"], fechada: false'
  await change(rita, 'definirRequisitos', `vaga: "${node.id}", ${pedido}`)
  const carta = `vaga: "${node.id}", cartaDeMotivacao: "Quero aprender."`
  for (const name of ['candidatar', 'candidatar']) await change(ana, name, carta)
  for (const name of ['cancelarCandidatura', 'cancelarCandidatura']) await change(ana, name, `vaga: "${node.id}"`)
  await change(ana, 'compartilharHistorico', `vaga: "${node.id}", compartilhar: true`)
  const { node: dela } = (await change(ana, 'candidatar', carta)).candidaturaEdge
  candidatura = dela.id
  codigoDaCandidatura = dela.codigo
  await walkSelecao({
    vaga: node.id,
    candidatura,
    readVersao: async () => Number((await readNode(rita, { id: candidatura, type: 'Candidatura' }))?.['versao']),
    professora: by(rita),
    aluna: by(ana),
  })
  await walkAvaliacao(node.id, candidatura, by(rita))

  await change(ana, 'salvarBusca', 'nome: "Redes", modo: RESUMO, filtro: { busca: "redes" }')
  await change(ana, 'enviarMensagem', `para: "${ids.autora}", conteudo: "Bom dia"`)
  await change(rita, 'enviarMensagem', `para: "${globalId('Pessoa', String(ana.id))}", conteudo: "Olá"`)
  failing = /^\/mensagens$/
  await change(rita, 'enviarComunicado', `vaga: "${node.id}", conteudo: "Amanhã às nove.", chave: "amanha"`)
  failing = /\/status$/
  await change(rita, 'alterarStatusDaVaga', `vaga: "${node.id}", status: ENCERRADA, prazo: "2999-12-31"`)
  failing = null
  for (const name of ['conectar', 'desconectar', 'conectar']) await change(ana, name, `pessoa: "${ids.autora}"`)
  await createEntrevista(board.db, Number(vaga), ana.id)
  await change(ana, 'retirarCandidatura', `vaga: "${node.id}", palavra: "Mudei de curso."`)
  for (const as of [ana, rita]) {
    await change(as, 'marcarNotificacoesComoLidas', `ids: ${JSON.stringify(await oneOfEach(as))}`)
  }
  // Everything is read after each of some fifty mutations.
}, 300_000)

/** A notification of each kind of thing that one may lead to. */
async function oneOfEach(as: Usuario): Promise<string[]> {
  const { data } = await ask(as, '{ viewer { notificacoes { edges { node { id alvo { __typename } } } } } }')
  const edges: { node: { id: string; alvo: { __typename: string } | null } }[] = data.viewer.notificacoes.edges
  return [...new Map(edges.map(({ node }) => [node.alvo?.__typename, node.id])).values()]
}

/** Listens to one field, and takes each path to a node that it sees out of `missing`. */
async function listen(as: Usuario, name: string, missing: Set<string>) {
  const field = fieldOf('Subscription', name)
  const leaving = new AbortController()
  const query = `subscription { ${selectField(rootOf('Subscription'), field, argumentsOf(as), [inPayload])} }`
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }
  const { body } = await post(as, JSON.stringify({ query }), headers, leaving.signal)
  const heard = (async () => {
    const decoder = new TextDecoder()
    let written = ''
    for await (const chunk of body ?? []) {
      written += decoder.decode(chunk, { stream: true })
      const blocks = written.split('\n\n')
      written = blocks.pop() ?? ''
      for (const block of blocks) {
        const line = /^data: (\{.*)$/m.exec(block)?.[1]
        const { data } = line ? JSON.parse(line) : { data: {} }
        const found = findNodes(getNamedType(field.type), data?.[name], `Subscription.${name}`)
        await compare(as, found, [inPayload])
        for (const { path } of found) missing.delete(path)
      }
    }
  })().catch(() => {})
  return { heard, leave: () => leaving.abort() }
}

it('each event returns nodes in their current state', async () => {
  const missing = new Set(everyPath.filter(path => path.startsWith('Subscription.')))
  const pairs = rootsOf('Subscription').flatMap(name => [rita, bia].map(as => ({ as, name })))
  const streams = await Promise.all(pairs.map(({ as, name }) => listen(as, name, missing)))
  await expect.poll(() => listening, { timeout: 10_000 }).toBe(streams.length)
  const hear = (type: string) =>
    expect.poll(() => [...missing].filter(path => path.includes(type)), { timeout: 20_000 }).toEqual([])
  await board.call(`PUT /vagas/${vaga}`, { as: gil, body: { titulo: 'Monitoria de Redes II' } })
  await hear('(VagaMudou)')
  await board.call(`PUT /rede/conexoes/${rita.id}`, { as: bia })
  const { body } = await board.call<{ id: number }>(`POST /candidaturas/vaga/${vaga}`, { as: bia })
  await board.call('POST /mensagens', { as: ana, body: { destinatario_id: rita.id, conteudo: 'Oi' } })
  // Events come in order: once the last one is compared, the move changes the counts of no earlier one.
  await hear('(MensagemRecebida)')
  const corpo = { movimentos: [{ candidatura: body.id, versao: 0 }], para: 'em_analise' }
  await board.call(`POST /vagas/${vaga}/selecao/movimentos`, { as: rita, body: corpo })
  await hear('')
  for (const { leave } of streams) leave()
  await Promise.all(streams.map(({ heard }) => heard))
})

/** A candidatura that nobody has reviewed, and a held decision. */
async function leavePendencias() {
  await board.call(`POST /candidaturas/vaga/${vaga}`, { as: await board.createAluno() })
  type Recebida = { id: number; versao: number; candidato: { id: number } }
  const { body } = await board.call<Recebida[]>(`GET /candidaturas/vaga/${vaga}`, { as: rita })
  const movimentos = body
    .filter(({ candidato }) => candidato.id === bia.id)
    .map(({ id, versao }) => ({ candidatura: id, versao }))
  const corpo = { movimentos, para: 'aprovada', palavra: 'Parabéns!', reter: true }
  await board.call(`POST /vagas/${vaga}/selecao/movimentos`, { as: rita, body: corpo })
}

it('every query returns the same data for a node', { timeout: 120_000 }, async () => {
  await leavePendencias()
  // Reading a conversation marks its messages and their notifications as read.
  for (const as of [ana, rita]) await readAll(as)
  for (const as of [ana, rita]) await compare(as, await readAll(as))
})

it('every path of the schema has led to a node, and each id to one node', () => {
  expect(everyPath.filter(path => !seen.has(path))).toEqual([])
  expect([...new Set(differences)]).toEqual([])
})

it('an id is the same object for everybody', async () => {
  const [dAna, daRita] = [await readAll(ana), await readAll(rita)]
  const shared = dAna.flatMap(one => daRita.filter(({ id }) => id === one.id).map(other => ({ one, other })))
  expect(shared.length).toBeGreaterThan(0)
  const others = shared.flatMap(({ one, other }) =>
    Object.keys(one.fields)
      .filter(name => name in other.fields && !forTheViewer.test(`${one.type}.${name}`))
      .filter(name => JSON.stringify(one.fields[name]) !== JSON.stringify(other.fields[name]))
      .map(name => `${one.type}.${name}`),
  )
  expect([...new Set(others)]).toEqual([])
})
