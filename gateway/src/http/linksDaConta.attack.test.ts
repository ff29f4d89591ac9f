import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

const calls: Outgoing[] = []
let answer = { status: 200, contentType: 'application/json', body: Buffer.from('{}') }
const { listener } = createApp({
  send: async outgoing => {
    calls.push(outgoing)
    return answer
  },
  instituicao,
  logger: pino({ level: 'silent' }),
  isStopping: () => false,
  webFolder: '/nowhere',
  production: true,
})
const server = createServer(listener)
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

const token = `7.${'0123456789abcdef'.repeat(4)}`
const paginas: Array<[string, string]> = [
  ['/confirmar-email', '/auth/confirm-email-change'],
  ['/desfazer-email', '/auth/undo-email-change'],
  ['/copia-dos-dados', '/auth/data-copy'],
  ['/baixar-copia', '/auth/data-copy/download'],
]

const visit = async (method: string, path: string, query = `?token=${token}`) => {
  calls.length = 0
  const { port } = server.address() as AddressInfo
  const headers = { authorization: 'Bearer x' }
  const response = await fetch(`http://127.0.0.1:${port}${path}${query}`, { method, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it.each(paginas)('%s acts at a press alone, without a session', async (path, call) => {
  answer = { ...answer, status: 200 }
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    expect((await visit(method, path)).status).toBe(200)
    expect(calls).toEqual([])
  }
  expect((await visit('POST', path)).status).toBe(200)
  expect(calls.map(({ method, path: called, body }) => [method, called, body])).toEqual([
    ['POST', call, JSON.stringify({ token })],
  ])
  expect(calls[0]?.headers['authorization']).toBeUndefined()
})

it.each(paginas)('%s has one form that posts to itself, and nothing of its address', async path => {
  const { headers, text } = await visit('GET', path, `?token=${token}&x="><script>alert(1)</script>`)
  expect(text).toMatch(/<form method="post"><button>[^<]+<\/button><\/form>/)
  expect(text).not.toMatch(/script|0123456789abcdef/)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

it.each(['', '?token=', '?token=a%0Ab', `?token=${'a'.repeat(201)}`, '?token=../users'])(
  'no call is made for the token of %j',
  async query => {
    for (const [path] of paginas)
      for (const method of ['GET', 'POST']) expect((await visit(method, path, query)).status).toBe(400)
    expect(calls).toEqual([])
  },
)

it.each([
  [400, 400, 'Este link não vale mais'],
  [404, 400, 'Este link não vale mais'],
  [409, 409, 'Este e-mail é de outra conta'],
  [429, 429, 'Não foi possível agora'],
  [503, 502, 'Não foi possível agora'],
])('a %d of the API is a %d, in words', async (status, shown, titulo) => {
  answer = { ...answer, status }
  expect(await visit('POST', '/confirmar-email')).toMatchObject({
    status: shown,
    text: expect.stringContaining(titulo),
  })
})

it('the copy is a file to keep, which nothing caches', async () => {
  answer = { status: 200, contentType: 'application/zip', body: Buffer.from('zip') }
  const { status, headers, text } = await visit('POST', '/baixar-copia')
  expect([status, text]).toEqual([200, 'zip'])
  expect(headers.get('content-disposition')).toBe('attachment; filename="meus-dados.zip"')
  expect(headers.get('cache-control')).toContain('no-store')
})
