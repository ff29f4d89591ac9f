import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import { scriptUpstream } from '../testing/scriptUpstream.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

async function start(production: boolean) {
  const { send, calls } = scriptUpstream({})
  const documents = { sigla: '{ instituicao { sigla } }' }
  const logger = pino({ level: 'silent' })
  const app = createApp({ send, instituicao, production, documents, logger, isStopping: () => false })
  const { url, close } = await listen(app.listener)
  closers.push(close)
  return { port: Number(new URL(url).port), calls }
}

/** The status of a request sent verbatim. */
async function ask(port: number, first: string, host: string, body = ''): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  const json = body ? `content-type: application/json\r\ncontent-length: ${body.length}\r\n` : ''
  socket.end(`${first} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${json}\r\n${body}`)
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  await once(socket, 'close')
  return Number(Buffer.concat(chunks).toString('latin1').split(' ')[1])
}

const byId = '{"documentId":"sigla"}'
const requests: [first: string, body?: string][] = [
  ['GET /graphql?query={__typename}'],
  ['GET /graphql'],
  ['POST /graphql', byId],
  ['POST /graphql', '{"query":"{ __typename }"}'],
  ['GET /'],
  ['GET /opportunities'],
  ['GET /assets/main.js'],
  ['GET /health'],
  ['GET /ready'],
  ['GET /avatares/1.webp'],
  ['GET /_dev/mail'],
  ['GET /nothing'],
]
const hosts = ['[', '[::1', 'a b', 'a^b', 'mural.example:99999', '1.2.3.999', 'a@b', 'a/b', 'xn--', 'a:b', 'é']

describe.each([
  ['in production', true],
  ['by default', false],
])('an invalid Host, %s,', (_, production) => {
  it.each(requests)('is refused with 400 at %s', async (first, body) => {
    const { port, calls } = await start(production)
    const answers = await Promise.all(hosts.map(async host => [host, await ask(port, first, host, body)]))
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(hosts.map(host => [host, 400])))
    expect(calls).toEqual([])
  })

  it('is not one of these', async () => {
    const { port } = await start(production)
    for (const host of [
      'mural.example',
      'MURAL.example:8080',
      '127.0.0.1:3000',
      '[::1]:3000',
      'localhost',
      'a_b.local',
    ]) {
      expect(await ask(port, 'POST /graphql', host, byId)).toBe(200)
    }
  })
})
