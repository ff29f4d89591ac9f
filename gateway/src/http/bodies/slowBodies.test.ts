import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { aluna } from '../../testing/createTestGateway.ts'
import { instituicao } from '../../testing/instituicao.ts'
import { listen } from '../../testing/listen.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function start() {
  let log = ''
  const logger = pino({ level: 'info' }, { write: line => void (log += line) })
  const app = createApp({
    send: async () => ({ status: 200, contentType: 'application/json', body: Buffer.from('{"id":7,"usuario":"Ana"}') }),
    instituicao,
    logger,
    isStopping: () => false,
    uploads: { rate: { bytes: 8192, ms: 300 } },
    cspReports: true,
    webFolder: '/nowhere',
  })
  const { url, close } = await listen(app.listener)
  closers.push(close)
  const lines = () =>
    log.split('\n').flatMap((line): { level: number; msg: string }[] => (line ? [JSON.parse(line)] : []))
  return { port: Number(new URL(url).port), lines }
}

async function begin(port: number, head: string, body: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  closers.push(() => socket.destroy())
  await once(socket, 'connect')
  socket.resume().write(`POST ${head}\r\nhost: localhost\r\ncontent-length: 4096\r\n\r\n${body}`)
  return socket
}

const json = 'content-type: application/json'
const multipart = `x-graphql-yoga-csrf: 1\r\nauthorization: Bearer ${aluna}\r\ncontent-type: multipart/form-data; boundary=x`
const bodies = [
  ['of a trusted document', `/graphql HTTP/1.1\r\n${json}`, '{"documentId":"'],
  ['of an operation', `/graphql HTTP/1.1\r\naccept: application/json, text/plain\r\n${json}`, '{"query":"'],
  ['of a subscription', `/graphql HTTP/1.1\r\naccept: text/event-stream\r\n${json}`, '{"query":"'],
  [
    'of an upload',
    `/graphql HTTP/1.1\r\n${multipart}`,
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{',
  ],
  ['of a report', '/csp-reports HTTP/1.1\r\ncontent-type: application/csp-report', '{'],
  [
    'of a mail provider',
    '/avisos/cancelar?token=x HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded',
    'List-',
  ],
  ['that nobody reads', `/nowhere HTTP/1.1\r\n${json}`, '{'],
] as const

it.each(bodies)('a body %s that comes too slowly is no error in the log', async (_, head, body) => {
  const { port, lines } = await start()
  const socket = await begin(port, head, body)
  await once(socket, 'close')
  await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toHaveLength(1)
  await wait(50)
  expect(lines().filter(({ level }) => level > 30)).toEqual([])
})

it.each(bodies)('a body %s whose client disconnects is no error in the log', async (_, head, body) => {
  const { port, lines } = await start()
  const socket = await begin(port, head, body)
  await wait(50)
  socket.destroy()
  await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toHaveLength(1)
  await wait(50)
  expect(lines().filter(({ level }) => level > 30)).toEqual([])
})
