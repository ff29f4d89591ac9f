import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { contagens } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { limiteDeTokens, limitesDeEntrada } from '../limites/limitesDeEntrada.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import { issueDispositivo } from './dispositivo.ts'

const board = await createTestApp()
afterAll(board.close)

const { db, listen, settings } = board

let owner: { id: number; email: string }
beforeEach(async () => {
  await db.delete(contagens)
  owner = await board.createAluno()
})
afterEach(() => void vi.useRealTimers())

type Given = { email?: string; password?: string; from: string; device?: string | undefined }

const login = ({ email = owner.email, password = senha, from, device }: Given, app = board.app) =>
  app.inject({
    method: 'POST',
    url: '/users/login',
    payload: { email, password, device_token: device },
    headers: { 'x-forwarded-for': from },
  })
const status = async (given: Given) => (await login(given)).statusCode

const home = '203.0.113.5'
const elsewhere = '198.51.100.9'
const wrong = { password: 'errada' }

const guess = async (times: number, given: Given) => {
  for (let time = 0; time < times; time += 1) await login({ ...wrong, ...given })
}

/** Stores the count as if a network had made so many mistakes: each real one would cost a password hash. */
const presume = (key: string, points: number) =>
  db.insert(contagens).values({ key, points, expire: new Date(Date.now() + 60_000) })

const deviceOf = async (): Promise<string> => (await login({ from: home })).json().device_token

describe('wrong guesses', () => {
  test('from elsewhere do not block the owner', async () => {
    await guess(15, { from: elsewhere })
    expect(await status({ from: elsewhere })).toBe(429)
    expect(await status({ from: home })).toBe(200)
  })

  test('on 200 accounts do not block a campus', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => login({ ...wrong, email: `conta${index}@puc.example`, from: home })),
    )
    expect(await status({ from: home })).toBe(200)
  })

  test('block the account for their network, whichever address they come from', async () => {
    for (const [net, other] of [
      [(n: number) => `198.51.100.${n}`, '198.51.101.1'],
      [(n: number) => `2001:db8:1:2::${n}`, '2001:db8:1:3::1'],
    ] as const) {
      for (let n = 1; n <= 10; n += 1) expect(await status({ ...wrong, from: net(n) })).toBe(401)
      expect(await status({ from: net(200) })).toBe(429)
      expect(await status({ ...wrong, from: other })).toBe(401)
    }
  })

  test('in parallel are ten, and no more', async () => {
    const tries = await Promise.all(Array.from({ length: 16 }, () => status({ ...wrong, from: elsewhere })))
    expect(tries.filter(each => each === 401)).toHaveLength(10)
    expect(tries.filter(each => each === 429)).toHaveLength(6)
  })

  test('are counted by all processes, and after a restart', async () => {
    await guess(10, { from: elsewhere })
    const other = await buildApp({ db, listen, settings, maxEventLoopDelay: 0 })
    expect((await login({ from: elsewhere }, other)).statusCode).toBe(429)
    await other.close()
  })

  test('cost twice the time with each series, up to four hours, and 15 minutes again a day later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const waits: number[] = []
    for (let series = 0; series < 6; series += 1) {
      await guess(10, { from: elsewhere })
      const refused = await login({ from: elsewhere })
      const seconds = Number(refused.headers['retry-after'])
      waits.push(seconds / 60)
      vi.setSystemTime(Date.now() + seconds * 1000 - 2000)
      expect(await status({ from: elsewhere })).toBe(429)
      vi.setSystemTime(Date.now() + 3000)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 240])
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    await guess(10, { from: elsewhere })
    expect((await login({ from: elsewhere })).json()).toEqual({
      detail: 'Muitas tentativas de entrar. Tente novamente em 15 minutos.',
    })
  })

  test('that are refused anyway do not count for the network', async () => {
    await guess(10, { from: elsewhere })
    await presume('entrada:rede:203.0.113', limitesDeEntrada.rede.max - 1)
    await guess(10, { from: home })
    expect(await status({ from: home })).toBe(429)
    const neighbour = await board.createAluno()
    expect(await status({ email: neighbour.email, from: '203.0.113.77' })).toBe(429)
    await db.delete(contagens).where(eq(contagens.key, 'entrada:rede:203.0.113'))
    await guess(30, { from: elsewhere })
    const [rede] = await db.select().from(contagens).where(eq(contagens.key, 'entrada:rede:198.51.100'))
    expect(rede?.points).toBe(10)
  })

  test('leave no e-mail and no password in the database', async () => {
    await guess(2, { email: 'senha-no-campo-errado', from: elsewhere })
    const rows = await db.select().from(contagens).where(like(contagens.key, 'entrada:%'))
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain('senha-no-campo')
  })
})

describe('a series of mistakes', () => {
  test('is forgotten after a success', async () => {
    await guess(9, { from: home })
    expect(await status({ from: home })).toBe(200)
    await guess(9, { from: home })
    expect(await status({ from: home })).toBe(200)
  })
})

describe('an account that many networks try', () => {
  const fromEverywhere = async () => {
    for (let net = 0; net < 10; net += 1) await guess(10, { from: `198.18.${net}.1` })
  }

  test('is blocked for unknown devices, and open for a known one, wherever it is', async () => {
    const device = await deviceOf()
    await fromEverywhere()
    expect(await status({ from: home })).toBe(429)
    expect(await status({ from: home, device })).toBe(200)
    expect(await status({ from: '198.18.3.1', device })).toBe(200)
  })

  test('opens for somebody who proves that the e-mail is theirs', async () => {
    await fromEverywhere()
    await guess(10, { from: home })
    await board.call('POST /auth/forgot-password', { body: { email: owner.email } })
    const { link } = (await board.mailsTo(owner.email)).at(-1) ?? expect.fail('no mail')
    await board.call('POST /auth/reset-password', {
      body: { token: new URL(link).searchParams.get('token'), new_password: 'Outra-Senha-9' },
      headers: { 'x-forwarded-for': home },
    })
    expect(await status({ password: 'Outra-Senha-9', from: home })).toBe(200)
  })
})

describe('a network that tries many accounts', () => {
  test('is blocked for unknown devices, and open for a known one', async () => {
    const device = await deviceOf()
    await presume('entrada:rede:198.51.100', limitesDeEntrada.rede.max)
    expect(await status({ from: elsewhere })).toBe(429)
    expect(await status({ from: elsewhere, device })).toBe(200)
  })
})

describe('a known device', () => {
  test('has its own count: ten wrong guesses block it, and no other', async () => {
    const [device, other] = [await deviceOf(), await deviceOf()]
    for (let time = 0; time < 10; time += 1) expect(await status({ ...wrong, from: home, device })).toBe(401)
    expect(await status({ from: home, device })).toBe(429)
    expect(await status({ from: home, device: other })).toBe(200)
    expect(await status({ from: home })).toBe(200)
  })

  test.each([
    [
      'of another account',
      async () => (await login({ email: (await board.createAluno()).email, from: home })).json().device_token,
    ],
    ['made up', async () => `${'a'.repeat(22)}.${Date.now() + 1e9}.${'0'.repeat(64)}`],
    ['with a later end', async () => (await deviceOf()).replace(/\.\d+\./, `.${Date.now() + 1e12}.`)],
    ['with another id', async () => (await deviceOf()).replace(/^./, first => (first === 'A' ? 'B' : 'A'))],
    ['cut short', async () => (await deviceOf()).slice(0, -1)],
    ['of an empty text', async () => ''],
    ['signed with another secret', async () => issueDispositivo('another secret', { email: owner.email, versao: 0 })],
    [
      'from before the password changed',
      async () => {
        const device = await deviceOf()
        await db.update(usuarios).set({ versaoDoToken: 1 }).where(eq(usuarios.id, owner.id))
        return device
      },
    ],
    ['after half a year', async () => issueDispositivoAt(Date.now() - 181 * 24 * 60 * 60 * 1000)],
  ])('is no token %s', async (_which, make) => {
    const device = await make()
    await guess(10, { from: elsewhere })
    expect(await status({ from: elsewhere, device })).toBe(429)
  })

  const issueDispositivoAt = (now: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const device = issueDispositivo(settings.jwtSecret, { email: owner.email, versao: 0 })
    vi.useRealTimers()
    return device
  }

  test('cannot sign in with its proof alone', async () => {
    const device = await deviceOf()
    expect((await board.call('GET /users/1', { headers: { authorization: `Bearer ${device}` } })).status).toBe(401)
    expect(device).not.toContain(owner.email)
  })
})

describe('mails', () => {
  test('to one address are five an hour, from however many networks', async () => {
    for (let net = 0; net < 30; net += 1) {
      const headers = { 'x-forwarded-for': `198.18.${net}.1` }
      expect((await board.call('POST /auth/forgot-password', { body: { email: owner.email }, headers })).status).toBe(
        200,
      )
    }
    expect(await board.mailsTo(owner.email)).toHaveLength(5)
  })

  test('with guessed tokens block only the network, and only wrong guesses count', async () => {
    await presume('tokens:198.51.100', limiteDeTokens.max)
    for (const [route, body] of [
      ['POST /auth/verify-email', { token: 'x' }],
      ['POST /auth/reset-password', { token: 'x', new_password: 'Outra-Senha-9' }],
    ] as const) {
      const from = (address: string) => board.call(route, { body, headers: { 'x-forwarded-for': address } })
      expect(await from(elsewhere)).toMatchObject({
        status: 429,
        body: { detail: expect.stringMatching(/^Muitas tentativas\. Tente novamente em/) },
      })
      expect((await from(home)).status).toBe(400)
    }
  })
})

describe('the client address', () => {
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    board.app.inject({
      method: 'POST',
      url: '/users/login',
      payload: { email: owner.email, password: 'errada' },
      remoteAddress,
      headers,
    })
  const headersOf = (address: string): Record<string, string>[] => [
    { 'x-forwarded-for': address },
    { 'x-real-ip': address },
    { forwarded: `for=${address}` },
    { 'cf-connecting-ip': address },
    { 'true-client-ip': address },
    { 'x-client-ip': address },
    { 'x-forwarded-for': `${address}, 198.51.100.9` },
  ]

  test('is that of the socket, whatever a foreign client claims', async () => {
    for (let n = 0; n < 10; n += 1) await from(elsewhere, headersOf(`192.0.2.${n}`)[n % 7] ?? {})
    for (const headers of headersOf('192.0.2.99')) expect((await from(elsewhere, headers)).statusCode).toBe(429)
  })

  test('is the one that a proxy on this machine forwards, the last if there are several', async () => {
    for (let n = 0; n < 10; n += 1) await from('127.0.0.1', { 'x-forwarded-for': `192.0.2.${n}, 198.51.100.9` })
    expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.1, 198.51.100.9' })).statusCode).toBe(429)
    expect((await from('::1', { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(401)
    expect((await from('::ffff:127.0.0.1', { 'x-forwarded-for': '198.51.100.9' })).statusCode).toBe(429)
  })

  test('is not forwarded from a private network: only loopback is trusted', async () => {
    for (let n = 0; n < 10; n += 1) await from('10.0.0.8', { 'x-forwarded-for': `192.0.2.${n}` })
    expect((await from('10.0.0.8', { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(429)
  })
})
