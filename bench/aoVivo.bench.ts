import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestApp } from '../api/src/testing/createTestApp.ts'
import type { Usuario } from '../api/src/testing/createTestApp.ts'
import { createGateway } from '../gateway/src/gateway.ts'
import { instituicao } from '../gateway/src/testing/instituicao.ts'
import { createPool } from '../gateway/src/upstream/transport/pool.ts'

/**
 * From the click on 'Enviar' to the other person's open page: browser, gateway, API, database, API, gateway, browser, with
 * 200 open streams, over sockets, in one process. TEST_DATABASE_URL selects PostgreSQL.
 */
const bar = { p95: 500 }
const streams = 200
const messages = 600
const atOnce = 4

const board = await createTestApp()
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

const arrivals = new Map<string, () => void>()
const novidades = `subscription { novidades { __typename ... on MensagemRecebida {
  mensagemEdge { node { conteudo minha } } conversa { pessoa { nome } naoLidas } naoLidas } } }`

/** Resolves when the stream is open, and passes each message to the code that waits for it. */
const listen = async (token: string): Promise<IncomingMessage> => {
  const response = await post(token, 'text/event-stream', { query: novidades })
  const ready = new Promise<void>(resolve => {
    response.on('data', (chunk: string) => {
      if (chunk.includes('Ligado')) resolve()
      for (const [, conteudo] of chunk.matchAll(/"conteudo":"([^"]+)","minha":false/g)) arrivals.get(conteudo ?? '')?.()
    })
  })
  await ready
  return response
}

const enviar = `mutation ($input: EnviarMensagemInput!) { enviarMensagem(input: $input) { __typename } }`

/** Milliseconds from the click to the arrival. */
const send = async (token: string, para: Usuario, conteudo: string): Promise<number> => {
  const arrival = new Promise<void>(resolve => arrivals.set(conteudo, resolve))
  const clicked = performance.now()
  const response = await post(token, 'application/json', {
    query: enviar,
    variables: { input: { para: String(para.id), conteudo } },
  })
  response.resume()
  await arrival
  return performance.now() - clicked
}

const people: Usuario[] = []
while (people.length < streams) people.push(await board.createProfessor())
const tokens = await Promise.all(people.map(board.tokenOf))
const open = []
for (const token of tokens) open.push(await listen(token))
console.log(`${open.length} streams open`)

const times: number[] = []
let next = 0
const work = async () => {
  while (next < messages) {
    const turn = next
    next += 1
    const para = people[(turn * 7 + 1) % streams]
    if (para) times.push(await send(tokens[turn % streams] ?? '', para, `mensagem ${turn}`))
  }
}
await Promise.all(Array.from({ length: atOnce }, work))

const sorted = times.toSorted((one, other) => one - other)
const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
const p95 = at(0.95)
console.table({ 'click to arrival, in ms': { p50: at(0.5), p95, longest: at(0.999) } })
console.log(p95 <= bar.p95 ? `Under the bar of ${bar.p95} ms` : `Over the bar of ${bar.p95} ms`)
if (!(p95 <= bar.p95)) process.exitCode = 1
for (const stream of open) stream.destroy()
server.close()
await pool.close()
await board.close()
