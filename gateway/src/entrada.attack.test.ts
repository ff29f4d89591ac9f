import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contagens } from '@board/api/src/db/schema/apoio.ts'
import { createTestApp, senha } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp } from '@board/api/src/testing/createTestApp.ts'
import { createApp } from './app.ts'
import { callApi } from './testing/callApi.ts'
import { instituicao } from './testing/instituicao.ts'
import { listen } from './testing/listen.ts'

/* Signing in over node:http and the embedded API, on the trusted path and by Yoga. */

const query = `mutation Entrar($input: EntrarInput!) {
  entrar(input: $input) { __typename ... on EntrarSuccess { token } ... on Erro { mensagem } }
}`

let board: TestApp
let gateway: Awaited<ReturnType<typeof listen>>
/** The same with an address of https. */
let secure: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  board = await createTestApp()
  const open = (publicUrl: string) => {
    const app = createApp({
      send: outgoing => callApi(board.app, outgoing),
      instituicao,
      logger: pino({ level: 'silent' }),
      documents: { entrar: query },
      isStopping: () => false,
      publicUrl,
    })
    return listen(app.listener)
  }
  gateway = await open('http://localhost:3000')
  secure = await open('https://vagas.puc.example')
})
afterAll(() => Promise.all([gateway.close(), secure.close(), board.close()]))
beforeEach(async () => void (await board.db.delete(contagens)))

interface Given {
  email: string
  password?: string
  from: string
  cookie?: string
  at?: { url: string }
}

describe.each([
  ['a trusted document', { documentId: 'entrar' }],
  ['Yoga', { query }],
])('signing in by %s', (_way, document) => {
  const login = async ({ email, password = senha, from, cookie, at = gateway }: Given) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    }
    const variables = { input: { email, senha: password, papel: 'ESTUDANTE' } }
    const body = JSON.stringify({ ...document, variables })
    const response = await fetch(`${at.url}/graphql`, { method: 'POST', headers, body })
    const { data, errors } = await response.json()
    return {
      outcome: data?.entrar?.__typename ?? errors?.[0]?.extensions.code,
      error: errors?.[0],
      retryAfter: response.headers.get('retry-after'),
      setCookie: response.headers.get('set-cookie'),
    }
  }
  const guess = async (times: number, email: string, from: string) => {
    for (let time = 0; time < times; time += 1) await login({ email, password: 'errada', from })
  }
  const cookieOf = async (email: string) => (await login({ email, from: '203.0.113.5' })).setCookie?.split(';')[0] ?? ''

  it('sets a cookie that no script reads and no other site sends', async () => {
    const { email } = await board.createAluno()
    const { setCookie } = await login({ email, from: '203.0.113.5' })
    expect(setCookie).toMatch(
      /^dispositivo=[\w.-]{90,200}; Path=\/graphql; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
  })

  it('sets a cookie that only https may set, and trusts no other, if people open the site over https', async () => {
    const { email } = await board.createAluno()
    const { setCookie } = await login({ email, from: '203.0.113.5', at: secure })
    expect(setCookie).toMatch(/^__Secure-dispositivo=[\w.-]{90,200}; Path=\/graphql; .*; SameSite=Strict; Secure$/)
    const cookie = setCookie?.split(';')[0] ?? ''
    await guess(11, email, '203.0.113.99')
    const from = '203.0.113.5'
    const byPlainName = await login({ email, from, cookie: cookie.replace('__Secure-', ''), at: secure })
    expect(byPlainName.outcome).toBe('TOO_MANY_REQUESTS')
    expect((await login({ email, from, cookie, at: secure })).outcome).toBe('EntrarSuccess')
  })

  it('sets no cookie when it is refused', async () => {
    const { email } = await board.createAluno()
    expect((await login({ email, password: 'errada', from: '203.0.113.5' })).setCookie).toBeNull()
  })

  it('is not blocked for the owner by ten wrong guesses from elsewhere', async () => {
    const { email } = await board.createAluno()
    await guess(11, email, '198.51.100.9')
    expect((await login({ email, from: '203.0.113.5' })).outcome).toBe('EntrarSuccess')
  })

  it('is never blocked for a known device by strangers on the same network', async () => {
    const { email } = await board.createAluno()
    const cookie = await cookieOf(email)
    await guess(11, email, '203.0.113.99')
    const stranger = await login({ email, from: '203.0.113.5' })
    expect(stranger).toMatchObject({
      outcome: 'TOO_MANY_REQUESTS',
      error: { message: 'Muitas tentativas de entrar. Tente novamente em 15 minutos.' },
    })
    expect(stranger.error.extensions.retryAfter).toBeGreaterThan(800)
    expect(Number(stranger.retryAfter)).toBe(stranger.error.extensions.retryAfter)
    expect((await login({ email, from: '203.0.113.5', cookie: `a=1; ${cookie}; b=2` })).outcome).toBe('EntrarSuccess')
  })

  it.each([
    ['of somebody else', async () => cookieOf((await board.createAluno()).email)],
    ['made up', async () => `dispositivo=${'a'.repeat(22)}.${Date.now() + 1e9}.${'0'.repeat(64)}`],
    ['too long', async () => `dispositivo=${'a'.repeat(10_000)}`],
    ['with odd letters', async () => 'dispositivo="a%0d%0ab"'],
  ])('gives no trust to a cookie %s', async (_which, make) => {
    const { email } = await board.createAluno()
    const cookie = await make()
    await guess(11, email, '203.0.113.99')
    expect((await login({ email, from: '203.0.113.5', cookie })).outcome).toBe('TOO_MANY_REQUESTS')
  })
})
