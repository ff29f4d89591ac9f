import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

const calls: Outgoing[] = []
let answer = { status: 200, contentType: 'application/json', body: Buffer.from('{"rotulo":"<b>Etapa</b>"}') }
const send = async (outgoing: Outgoing) => {
  calls.push(outgoing)
  return answer
}
const { listener } = createApp({
  send,
  instituicao,
  logger: pino({ level: 'silent' }),
  isStopping: () => false,
  webFolder: '/nowhere',
  production: true,
})
const server = createServer(listener).listen(0, '127.0.0.1')
const listening = once(server, 'listening')
afterAll(() => server.close())

const token = '42.etapa.0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'

const visit = async (method: string, query = `?token=${token}`, headers: Record<string, string> = {}) => {
  await listening
  calls.length = 0
  const { port } = server.address() as AddressInfo
  const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : null
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(`http://127.0.0.1:${port}/avisos/cancelar${query}`, {
    method,
    body,
    headers: { ...type, ...headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('a mail program that posts stops the mails without a session, a cookie or a page', async () => {
  const { status, text } = await visit('POST', undefined, { authorization: 'Bearer x', origin: 'https://mail.example' })
  expect([status, calls.map(({ method, path, body }) => [method, path, body])]).toEqual([
    200,
    [['POST', '/avisos/cancelar', JSON.stringify({ token })]],
  ])
  expect(calls[0]?.headers['authorization']).toBeUndefined()
  expect(text).toContain('Você não recebe mais e-mails deste tipo: &#60;b&#62;Etapa&#60;/b&#62;.')
})

it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('a %s stops nothing', async method => {
  expect((await visit(method)).status).toBe(200)
  expect(calls).toEqual([])
})

it('the page has one form that posts to itself, and nothing of the address or of another site', async () => {
  const { headers, text } = await visit('GET', `?token=${token}&x="><script>alert(1)</script>`)
  expect(text).toContain('<form method="post"><button>Não receber mais</button></form>')
  expect(text).not.toMatch(/script|42\.etapa/)
  const policy = headers.get('content-security-policy')
  for (const directive of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
})

it.each(['', '?token=', '?token=a%0Ab', `?token=${'a'.repeat(201)}`, '?token=../users'])(
  'no call is made for the token of %j',
  async query => {
    for (const method of ['GET', 'POST']) expect((await visit(method, query)).status).toBe(400)
    expect(calls).toEqual([])
  },
)

it.each([
  [400, 400, 'Este link não é válido'],
  [404, 400, 'Este link não é válido'],
  [429, 429, 'Tente de novo'],
  [503, 502, 'Tente de novo'],
])('of %s of the API it says so, and offers to try again what may work later', async (status, shown, sentence) => {
  const before = answer
  answer = { ...answer, status }
  const page = await visit('POST')
  answer = before
  expect([page.status, page.text.includes(sentence), page.text.includes('<form')]).toEqual([shown, true, shown !== 400])
})
