import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { aluna } from './testing/createTestGateway.ts'
import { instituicao } from './testing/instituicao.ts'
import { listen } from './testing/listen.ts'
import { createPool } from './upstream/transport/pool.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A gateway over an upstream that delays the start of its streams and counts the open ones. */
async function start() {
  let asked = 0
  const open = new Set<object>()
  const upstream = await listen((request, response) => {
    if (!request.url?.startsWith('/eventos')) {
      response.writeHead(404).end()
      return
    }
    asked += 1
    open.add(response)
    response.on('close', () => open.delete(response))
    void later(asked % 10).then(() => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(':\n\n')
    })
  })
  const pool = createPool(upstream.url)
  const app = createApp({ send: pool.send, instituicao, logger: pino({ enabled: false }), isStopping: () => false })
  const gateway = await listen(app.listener)
  closers.push(gateway.close, () => pool.close(), upstream.close)
  return { port: Number(new URL(gateway.url).port), open, asked: () => asked }
}

const body = '{"query":"subscription { notificacaoRecebida { titulo } }"}'
const head = [
  'POST /graphql HTTP/1.1',
  'host: localhost',
  'accept: text/event-stream',
  'content-type: application/json',
  `content-length: ${body.length}`,
  `authorization: Bearer ${aluna}`,
]

async function subscribe(port: number, count = 1): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`.repeat(count))
  return socket
}

it('300 listeners that disconnect while their stream starts leave none open upstream', async () => {
  const { port, open, asked } = await start()
  const leave = async (_: unknown, at: number) => {
    const socket = await subscribe(port)
    for (let turn = 0; turn < at % 40; turn += 1) await new Promise(setImmediate)
    socket.destroy()
  }
  await Promise.all(Array.from({ length: 300 }, leave))
  const last = await subscribe(port)
  await once(last, 'data')
  expect(asked()).toBeGreaterThan(1)
  await expect.poll(() => open.size, { timeout: 10_000 }).toBe(1)
  last.destroy()
  await expect.poll(() => open.size, { timeout: 10_000 }).toBe(0)
})

it('one connection with 50 subscriptions closes all of them when it disconnects', async () => {
  const { port, open } = await start()
  const socket = await subscribe(port, 50)
  await expect.poll(() => open.size, { timeout: 10_000 }).toBe(50)
  socket.destroy()
  await expect.poll(() => open.size, { timeout: 10_000 }).toBe(0)
})
