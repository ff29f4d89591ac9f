import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tokensDeEmail } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const nova = 'outra-senha'

const forgot = (email: string) => board.call('POST /auth/forgot-password', { body: { email } })

const reset = (token: string, password = nova) =>
  board.call('POST /auth/reset-password', {
    body: { token, new_password: password },
  })

const login = async (email: string, password: string) =>
  (await board.call('POST /users/login', { body: { email, password } })).status

/** Requests a mail and returns the token of its link. */
const tokenFor = async (email: string): Promise<string> => {
  await forgot(email)
  const link = new URL((await board.mailsTo(email)).at(-1)?.link ?? '')
  expect(link.origin + link.pathname).toBe('https://vagas.puc.example/reset-password')
  return link.searchParams.get('token') ?? ''
}

const invalid = { status: 400, body: { detail: 'Link de redefinição de senha inválido ou expirado.' } }

describe('POST /auth/forgot-password', () => {
  test('responds the same for every address, and writes only to those with an account', async () => {
    const aluna = await board.createAluno()
    const answers = await Promise.all([
      forgot(` ${aluna.email.toUpperCase()}`),
      forgot('ninguem@puc.example'),
      forgot('x'),
    ])
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await board.mailsTo(aluna.email)).toHaveLength(1)
    expect(await board.mailsTo('ninguem@puc.example')).toEqual([])
  })

  test('sends the link of the registration to an address that nobody has verified', async () => {
    const { email } = await board.createAluno({ emailVerificadoEm: null })
    await forgot(email)
    const [mail] = await board.mailsTo(email)
    expect(new URL(mail?.link ?? '').pathname).toBe('/verify-email')
  })
})

describe('POST /auth/reset-password', () => {
  test('sets the password and ends every session', async () => {
    const aluna = await board.createAluno()
    const route = `GET /users/${aluna.id}` as const
    expect((await board.call(route, { as: aluna })).status).toBe(200)
    expect((await reset(await tokenFor(aluna.email))).status).toBe(200)
    expect((await board.call(route, { as: aluna })).status).toBe(401)
    expect([await login(aluna.email, senha), await login(aluna.email, nova)]).toEqual([401, 200])
  })

  test('accepts a token once: of two concurrent requests one wins, and later none', async () => {
    const { email } = await board.createAluno()
    const token = await tokenFor(email)
    const both = await Promise.all([reset(token, 'primeira-vez'), reset(token, 'segunda-vez')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const [winner, loser] = both[0]?.status === 200 ? ['primeira-vez', 'segunda-vez'] : ['segunda-vez', 'primeira-vez']
    expect([await login(email, winner), await login(email, loser)]).toEqual([200, 401])
    expect(await reset(token)).toMatchObject(invalid)
  })

  test('invalidates the other links of the account', async () => {
    const { email } = await board.createAluno()
    const older = await tokenFor(email)
    expect((await reset(await tokenFor(email))).status).toBe(200)
    expect(await reset(older)).toMatchObject(invalid)
  })

  test('refuses a link after an hour', async () => {
    const aluna = await board.createAluno()
    const token = await tokenFor(aluna.email)
    await board.db
      .update(tokensDeEmail)
      .set({ expiraEm: sql`now() - interval '1 second'` })
      .where(eq(tokensDeEmail.usuarioId, aluna.id))
    expect(await reset(token)).toMatchObject(invalid)
    expect(await login(aluna.email, senha)).toBe(200)
  })

  test('refuses a short password and keeps the link valid', async () => {
    const { email } = await board.createAluno()
    const token = await tokenFor(email)
    expect(await reset(token, '12345')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'new_password'], msg: 'A senha deve ter pelo menos 6 caracteres.' }] },
    })
    expect((await reset(token)).status).toBe(200)
  })

  test('keeps the date of an earlier verification', async () => {
    const emailVerificadoEm = new Date('2024-03-01T12:00:00Z')
    const { id, email } = await board.createAluno({ emailVerificadoEm })
    await reset(await tokenFor(email))
    const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.id, id))
    expect(conta?.emailVerificadoEm).toEqual(emailVerificadoEm)
  })

  test('opens an account that somebody else blocked by guessing', async () => {
    const { email } = await board.createAluno()
    for (let time = 0; time < 10; time += 1) await login(email, 'errada')
    expect(await login(email, senha)).toBe(429)
    await reset(await tokenFor(email))
    expect(await login(email, nova)).toBe(200)
  })
})
