import { hash, verify } from '@node-rs/argon2'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emailsAEnviar } from '../db/schema/apoio.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'

// Counts the work instead of measuring time, which a test cannot do reliably.
vi.mock('@node-rs/argon2', async importOriginal => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  return { ...original, hash: vi.fn(original.hash), verify: vi.fn(original.verify) }
})

let send = async () => {}
const board = await createTestApp({}, { send: () => send(), close: () => {} })
afterAll(board.close)

const queries = vi.spyOn(board.app.db, 'select')
const inserts = vi.spyOn(board.app.db, 'insert')
beforeEach(() => void vi.clearAllMocks())
// A requested mail is written at a random time after its response: that of another test would be written during this one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The work until the response, with the costs of each hash. */
const workOf = async (call: () => Promise<{ status: number; body: unknown }>) => {
  vi.clearAllMocks()
  const { status, body } = await call()
  const work = {
    hashes: vi.mocked(hash).mock.calls.length,
    verified: vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$')),
    queries: queries.mock.calls.length,
    inserts: inserts.mock.calls.length,
  }
  return { answer: { status, body }, work }
}

/** Gives the queue a mail that it cannot finish, so that only the request's own work is counted from here on. */
const holdQueue = async (): Promise<() => void> => {
  let release = () => {}
  const { email } = await board.createAluno()
  await new Promise<void>(arrived => {
    send = () => {
      arrived()
      return new Promise(resolve => (release = resolve))
    }
    void board.call('POST /auth/forgot-password', { body: { email } }).then(board.app.mailQueue.wake)
  })
  send = async () => {}
  return release
}

const unknown = 'ninguem@puc.example'
const post = (route: string, body: object) => () => board.call(`POST ${route}`, { body })

describe('a known and an unknown account cannot be told apart', () => {
  test('by signing in: one argon2id of the same cost, one query, one text', async () => {
    const { email } = await board.createAluno()
    const unverified = await board.createAluno({ emailVerificadoEm: null })
    const known = await workOf(post('/users/login', { email, password: 'errada' }))
    expect(known).toEqual(await workOf(post('/users/login', { email: unknown, password: 'errada' })))
    expect(known).toEqual(await workOf(post('/users/login', { email: unverified.email, password: 'errada' })))
    expect(known.work).toMatchObject({ verified: ['$argon2id$v=19$m=19456,t=2,p=1'] })
  })

  test.each(['/auth/forgot-password', '/auth/resend-verification', '/auth/login-link'])(
    'by %s: the response comes before the account is looked up',
    async route => {
      const { email } = await board.createAluno()
      const unverified = await board.createAluno({ emailVerificadoEm: null })
      const release = await holdQueue()
      const [first, ...others] = [
        await workOf(post(route, { email })),
        await workOf(post(route, { email: unverified.email })),
        await workOf(post(route, { email: unknown })),
      ]
      release()
      await board.app.mailQueue.drain()
      for (const other of others) expect(other).toEqual(first)
      // The count of the network, and the queued mail.
      expect(first?.work).toEqual({ hashes: 0, verified: [], queries: 0, inserts: 2 })
    },
  )

  test.each(['/auth/forgot-password', '/auth/resend-verification', '/auth/login-link'])(
    'by %s: the next request does not share its turn with the mail',
    async route => {
      const { email } = await board.createAluno({ emailVerificadoEm: null })
      await board.app.mailQueue.drain()
      await post(route, { email })()
      vi.advanceTimersByTime(400)
      await board.call('GET /departamentos/')
      expect(await board.db.select().from(emailsAEnviar)).toMatchObject([{ email, tentativas: 0 }])
    },
  )

  test('by the duration of a registration: the password is hashed before the address is looked up', async () => {
    const { email } = await board.createAluno()
    const cadastro = { usuario: 'Rita', password: senha, ehaluno: true }
    const taken = await workOf(post('/users', { ...cadastro, email }))
    const free = await workOf(post('/users', { ...cadastro, email: 'livre@puc.example' }))
    expect([taken.answer.status, free.answer.status]).toEqual([409, 201])
    expect([taken.work.hashes, free.work.hashes]).toEqual([1, 1])
  })

  test('by guessing tokens: an invented one costs no hash', async () => {
    const { work } = await workOf(post('/auth/reset-password', { token: 'x', new_password: senha }))
    expect(work).toMatchObject({ hashes: 0, verified: [] })
  })
})
