import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, onTestFinished, vi } from 'vitest'
import { buildApp } from './app.ts'
import { createTestApp } from './testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  board.app.inject({ method: 'POST', url: '/users/login', payload, headers })

test('the start warns about an institution in which no domain proves a professor, and about no other', async () => {
  const warning = 'no domain of the institution file proves a professor'
  const logLevel = 'warn'
  const unproved = { ...board.settings.instituicao, dominiosQueProvamProfessor: [] }
  const [warned, silent] = [await createTestApp({ logLevel, instituicao: unproved }), await createTestApp({ logLevel })]
  expect([warned.logged().includes(warning), silent.logged().includes(warning)]).toEqual([true, false])
  await Promise.all([warned.close(), silent.close()])
})

describe('a request that reaches no handler', () => {
  test.each([
    ['cut JSON', () => post('{"email":'), 400],
    ['another content type', () => post('<a/>', { 'content-type': 'text/xml' }), 415],
    ['more than a megabyte', () => post(JSON.stringify({ email: 'x'.repeat(1024 * 1024) })), 413],
    ['an unknown path', () => board.app.inject('/nada'), 404],
    ['a path that does not decode', () => board.app.inject('/users/%zz'), 400],
  ])('gets a sentence: %s', async (_what, send, status) => {
    const response = await send()
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ detail: expect.stringMatching(/\.$/) })
  })
})

describe('every response', () => {
  test('carries the request id of the request, or a new one if that is not valid', async () => {
    const idOf = async (id: string) =>
      (await board.app.inject({ url: '/health', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await idOf('gateway-1234')).toBe('gateway-1234')
    for (const odd of ['short', 'x'.repeat(101), 'line\tbreak-here']) expect(await idOf(odd)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('tells browsers to load nothing and not to guess the content type', async () => {
    const { headers } = await board.app.inject('/departamentos/')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('GET /ready', () => {
  test('looks at the database once a second, and returns 503 while it is away; /health does not', async () => {
    const other = await createTestApp()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect((await other.call('GET /ready')).status).toBe(200)
    const gone = vi.fn<() => never>(() => Promise.reject(new Error('gone')) as never)
    other.app.db.execute = gone
    expect((await other.call('GET /ready')).status).toBe(200)
    vi.setSystemTime(Date.now() + 1001)
    await Promise.all(Array.from({ length: 20 }, () => other.call('GET /ready')))
    expect(gone).toHaveBeenCalledOnce()
    expect(await other.call('GET /ready')).toMatchObject({
      status: 503,
      body: { detail: 'O banco de dados não responde.' },
    })
    expect((await other.call('GET /health')).status).toBe(200)
    await other.close()
  })
})

test('an API whose /ready is checked keeps idle connections until two checks have failed', async () => {
  const app = await buildApp({ db: board.db, settings: board.settings })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const request = async (path: string, options = {}) => {
    const [response] = (await once(get(url + path, options), 'response')) as [IncomingMessage]
    await text(response)
    return response
  }
  const check = async () => (await request('/ready')).statusCode
  await request('/health', { agent })
  expect(await check()).toBe(200)
  let isClosed = false
  const closed = app.close().then(() => (isClosed = true))
  expect(await check()).toBe(503)
  await new Promise(resolve => setTimeout(resolve, 300))
  // The proxy does not know yet, and sends a request on its idle connection: it is the last one there.
  expect((await request('/health', { agent })).headers.connection).toBe('close')
  expect(isClosed).toBe(false)
  expect(await check()).toBe(503)
  await closed
  agent.destroy()
})

describe('the OpenAPI document', () => {
  test('is 3.1, describes each route, and says which ones need a token', async () => {
    const { openapi, paths } = (await board.app.inject('/docs/json')).json()
    expect(openapi).toBe('3.1.0')
    for (const [path, methods] of Object.entries<Record<string, { description?: string }>>(paths)) {
      for (const [method, { description }] of Object.entries(methods)) {
        expect(description, `${method} ${path} has no description`).toBeTruthy()
      }
    }
    expect(paths['/users/{id}'].get.security).toEqual([{ token: [] }])
    expect(paths['/users/login'].post.security).toEqual([])
  })

  test('says with what each route refuses, and that a file is a file', async () => {
    const { paths } = (await board.app.inject('/docs/json')).json()
    const statusesOf = (operation: { responses: object }) => Object.keys(operation.responses).join(' ')
    expect(statusesOf(paths['/vagas/tipo'].get)).toBe('200 default')
    expect(statusesOf(paths['/notificacoes'].get)).toBe('200 401 403 422 451 default')
    expect(statusesOf(paths['/vagas/{id}'].put)).toBe('200 400 401 403 404 409 413 415 422 429 451 default')
    expect(statusesOf(paths['/users/login'].post)).toBe('200 400 401 403 409 413 415 422 423 429 default')
    const types = (operation: { responses: { 200: { content: object } } }) =>
      Object.keys(operation.responses[200].content)
    expect(types(paths['/avatares/{arquivo}'].get)).toEqual(['image/webp'])
    expect(types(paths['/candidaturas/{id}/arquivo'].get)).toEqual(['application/pdf'])
  })

  test('has a page that loads nothing from elsewhere', async () => {
    const { statusCode, body, headers } = await board.app.inject('/docs/')
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })
})

test('a bug returns 500 without its details', async () => {
  const other = await createTestApp()
  await other.db.execute(sql`alter table departamentos rename to gone`)
  expect(await other.call('GET /departamentos/')).toMatchObject({
    status: 500,
    body: { detail: 'Erro interno. Tente novamente.' },
  })
  await other.close()
})
