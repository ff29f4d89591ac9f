import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestApp } from '../api/src/testing/createTestApp.ts'
import { createSelecao } from '../api/src/testing/createSelecao.ts'
import type { Usuario } from '../api/src/testing/createTestApp.ts'
import { createGateway } from '../gateway/src/gateway.ts'
import { instituicao } from '../gateway/src/testing/instituicao.ts'
import { createPool } from '../gateway/src/upstream/transport/pool.ts'

/**
 * From a click to another person's open page: browser, gateway, API, database, API, gateway, browser, with 200 open
 * streams, over sockets, in one process. One person sends a message, or a professor moves one candidate, or all of them
 * in one request. TEST_DATABASE_URL selects PostgreSQL.
 */
const bars = { mensagem: 500, etapa: 1000 }
const streams = 100
const messages = 600
const moves = 200
const atOnce = 4

const board = await createTestApp()
const selecao = await createSelecao(board, streams)
const pool = createPool(await board.app.listen({ port: 0, host: '127.0.0.1' }))
const gateway = createGateway({ send: pool.send, instituicao })
const server = createServer((...asked) => void gateway(...asked)).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

const post = async (token: string, accept: string, body: object): Promise<IncomingMessage> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept }
  const asked = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers, agent: false })
  asked.end(JSON.stringify(body))
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response.setEncoding('utf8')
}

/** By the text and the reader of what is to arrive. */
const arrivals = new Map<string, () => void>()
const novidades = `subscription { novidades { __typename
  ... on MensagemRecebida { mensagemEdge { node { conteudo minha } } conversa { pessoa { nome } naoLidas } naoLidas }
  ... on NotificacaoRecebida { notificacao { titulo descricao acao { href } } naoLidas } } }`

/** Resolves when the stream is open, and passes each text to the code that waits for it. */
const listen = async (token: string): Promise<IncomingMessage> => {
  const response = await post(token, 'text/event-stream', { query: novidades })
  const ready = new Promise<void>(resolve => {
    response.on('data', (chunk: string) => {
      if (chunk.includes('Ligado')) resolve()
      for (const [texto] of chunk.matchAll(/aviso \d+/g)) arrivals.get(`${texto} ${token}`)?.()
    })
  })
  await ready
  return response
}

const enviar = 'mutation ($input: EnviarMensagemInput!) { enviarMensagem(input: $input) { __typename } }'
const mover = 'mutation ($input: MoverCandidaturasInput!) { moverCandidaturas(input: $input) { __typename } }'

type Click = { token: string; query: string; input: object; texto: string; readers: readonly string[] }

/** Milliseconds from the click to the last reader's arrival. */
const click = async ({ token, query, input, texto, readers }: Click): Promise<number> => {
  const all = readers.map(reader => new Promise<void>(resolve => arrivals.set(`${texto} ${reader}`, resolve)))
  const clicked = performance.now()
  const response = await post(token, 'application/json', { query, variables: { input } })
  response.resume()
  await Promise.all(all)
  return performance.now() - clicked
}

const people: Usuario[] = []
while (people.length < streams) people.push(await board.createProfessor())
const [professores, alunos, professora] = await Promise.all([
  Promise.all(people.map(board.tokenOf)),
  Promise.all(selecao.alunos.map(board.tokenOf)),
  board.tokenOf(selecao.professora),
])
const open: IncomingMessage[] = []
for (const token of [...professores, ...alunos]) open.push(await listen(token))
console.log(`${open.length} streams open`)

/** Clicks so many times, a few at once. */
const repeat = async (total: number, toClick: (turn: number) => Click): Promise<number[]> => {
  const times: number[] = []
  let next = 0
  const work = async () => {
    while (next < total) {
      const turn = next
      next += 1
      times.push(await click(toClick(turn)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return times
}

const globalId = (type: string, key: number | string | undefined) => Buffer.from(`${type}:${key}`).toString('base64url')

let texts = 0
const newText = () => {
  texts += 1
  return `aviso ${texts}`
}

const mensagens = await repeat(messages, turn => {
  const [para, texto] = [(turn * 7 + 1) % streams, newText()]
  const input = { para: globalId('Pessoa', people[para]?.id), conteudo: `${texto} para você` }
  return { token: professores[turn % streams] ?? '', query: enviar, input, texto, readers: [professores[para] ?? ''] }
})

const candidaturas = selecao.ids.map(id => ({ candidatura: globalId('Candidatura', `${selecao.vaga.id}.${id}`) }))
/** The move of these candidates; every candidate was moved so many times before. */
const toMove = (who: readonly number[], versao: number): Click => {
  const texto = newText()
  const input = {
    vaga: globalId('Vaga', selecao.vaga.id),
    candidaturas: who.map(each => ({ ...candidaturas[each], versao })),
    para: versao % 2 === 0 ? 'EM_ANALISE' : 'ENTREVISTA',
    palavra: `${texto} para você`,
    chave: crypto.randomUUID(),
  }
  return { token: professora, query: mover, input, texto, readers: who.map(each => alunos[each] ?? '') }
}
const each = await repeat(moves, turn => toMove([turn % streams], Math.floor(turn / streams)))
const everybody = candidaturas.map((_, index) => index)
const together: number[] = []
for (let turn = 0; turn < 10; turn += 1) together.push(await click(toMove(everybody, moves / streams + turn)))

const rowOf = (times: readonly number[], bar: number) => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95), longest: at(0.999), bar }
}
const rows = {
  mensagem: rowOf(mensagens, bars.mensagem),
  etapa: rowOf(each, bars.etapa),
  [`etapa of ${streams} at once`]: rowOf(together, bars.etapa),
}
console.log('Click to arrival, in ms; the bar is for p95')
console.table(rows)
if (!Object.values(rows).every(({ p95, bar }) => p95 <= bar)) process.exitCode = 1
for (const stream of open) stream.destroy()
server.close()
await pool.close()
await board.close()
