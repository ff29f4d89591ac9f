import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { contagens } from '@board/api/src/db/schema/apoio.ts'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import { createApp } from './app.ts'
import { callApi } from './testing/callApi.ts'
import { instituicao } from './testing/instituicao.ts'
import { createOtherHost } from './testing/otherHost.ts'

/*
 * Whom the limits count when a proxy or a gateway runs on another host. That host is a network namespace; where none
 * may be created, the same is tested with addresses alone (clientAddress.attack.test.ts, entrada.attack.test.ts of the API).
 */

const other = createOtherHost()
if (!other) process.stdout.write('No network namespace may be made here: no other host is tried.\n')
const [trusted = '', stranger = ''] = other?.la ?? []
const aqui = other?.aqui ?? '127.0.0.1'

const board = await createTestApp({ trustedProxies: [trusted].filter(Boolean) })
const gateway = createServer(
  createApp({
    instituicao,
    send: outgoing => callApi(board.app, outgoing),
    trustedProxies: [trusted].filter(Boolean),
    isStopping: () => false,
    publicUrl: `http://${aqui}:3000`,
    logger: pino({ level: 'silent' }),
  }).listener,
)
gateway.listen(0, '0.0.0.0')
await once(gateway, 'listening')
await board.app.listen({ host: '0.0.0.0', port: 0 })
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

afterAll(async () => {
  gateway.close()
  await board.close()
  other?.close()
})

/** The networks counted for mails since the last call. */
async function counted() {
  const rows = await board.db.delete(contagens).returning()
  return rows.map(({ key }) => key.replace(/^email:/, ''))
}

const email = 'ana@puc.example'
const claim = { 'x-forwarded-for': '203.0.113.7' }
const query = 'mutation ($email: String!) { pedirRedefinicaoDeSenha(input: { email: $email }) { __typename } }'

describe.each([
  ['the API', (host: string) => `http://${host}:${portOf(board.app.server)}/auth/forgot-password`, { email }],
  ['a gateway', (host: string) => `http://${host}:${portOf(gateway)}/graphql`, { query, variables: { email } }],
])('%s', (_what, url, body) => {
  it('counts the person named by a proxy on this host', async () => {
    const answer = await fetch(url('127.0.0.1'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...claim },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
    expect(await counted()).toEqual(['203.0.113'])
  })

  it('counts the person named by a trusted proxy on another host', async () => {
    if (!other) return
    expect(await other.post(url(aqui), body, trusted, claim)).toBe(200)
    expect(await counted()).toEqual(['203.0.113'])
  })

  it('counts the sender itself if an untrusted host names a person', async () => {
    if (!other) return
    expect(await other.post(url(aqui), body, stranger, claim)).toBe(200)
    expect(await counted()).toEqual([stranger.replace(/\.\d+$/, '')])
  })
})
