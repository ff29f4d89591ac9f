import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

const calls: Outgoing[] = []
let answer = { status: 204, contentType: 'application/json', body: Buffer.from('') }
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

const token = '7.1793322000000.0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'

const visit = async (method: string, query = `?token=${token}`, texto = 'Foi um <b>engano</b>.') => {
  await listening
  calls.length = 0
  const { port } = server.address() as AddressInfo
  const body = method === 'POST' ? new URLSearchParams({ texto }).toString() : null
  const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer x' }
  const response = await fetch(`http://127.0.0.1:${port}/contestar${query}`, { method, body, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('the form objects without a session, once it is posted', async () => {
  const { status, text } = await visit('POST')
  expect([status, calls.map(({ method, path, body }) => [method, path, body])]).toEqual([
    200,
    [['POST', '/moderacao/contestacoes', JSON.stringify({ token, texto: 'Foi um <b>engano</b>.' })]],
  ])
  expect(calls[0]?.headers['authorization']).toBeUndefined()
  expect(text).toContain('Recebemos a sua contestação')
})

it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('a %s objects to nothing', async method => {
  expect((await visit(method)).status).toBe(200)
  expect(calls).toEqual([])
})

it('the page has one form that posts to itself, a label, and nothing of the address or of another site', async () => {
  const { headers, text } = await visit('GET', `?token=${token}&x="><script>alert(1)</script>`)
  expect(text).toContain('<form method="post"><label for="texto">Por que você contesta</label>')
  expect(text).not.toMatch(/script|0123456789abcdef/)
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

it('no call is made for a text that is too long', async () => {
  expect((await visit('POST', undefined, 'a'.repeat(30_000))).status).toBe(413)
  expect(calls).toEqual([])
})

it.each([
  [400, 400, 'Este link não é válido', false],
  [404, 400, 'Este link não é válido', false],
  [409, 409, 'já foi contestada', false],
  [422, 422, 'Escreva por que você contesta', true],
  [429, 429, 'Tente de novo', true],
  [503, 502, 'Tente de novo', true],
])('of %s of the API it says so, and keeps the text for what may work later', async (status, shown, sentence, form) => {
  const before = answer
  answer = { ...answer, status }
  const page = await visit('POST')
  answer = before
  expect([page.status, page.text.includes(sentence)]).toEqual([shown, true])
  expect(page.text.includes('Foi um &#60;b&#62;engano')).toBe(form)
})
