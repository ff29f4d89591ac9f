import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tokensDeEmail } from '../db/schema/apoio.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

/** The secret that the registering browser keeps. */
const prova = 'a-secret-of-the-browser'

let people = 0
let email = ''
beforeEach(() => {
  people += 1
  email = `nova${people}@puc.example`
})

const register = (given: object = {}) =>
  board.call<{ user_id: number }>('POST /users', {
    body: { usuario: 'Rita Prado', email, password: senha, ehaluno: true, prova, ...given },
  })

const verify = (token: string) =>
  board.call<{ access_token: string; is_student: boolean; user_name: string }>('POST /auth/verify-email', {
    body: { token, prova },
  })

const resend = (to = email) => board.call('POST /auth/resend-verification', { body: { email: to } })

/** The code of the newest mail. */
const codigo = async (): Promise<string> => {
  const mail = (await board.mailsTo(email)).at(-1)
  return /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(mail?.text ?? '')?.[0] ?? expect.fail(`no mail for ${email}`)
}

const invalid = { status: 400, body: { detail: 'Código inválido ou expirado.' } }

describe('a registration', () => {
  test('sends one mail whose link verifies and signs in, with role and name', async () => {
    const { body: created } = await register()
    const mails = await board.mailsTo(email)
    expect(mails).toHaveLength(1)
    const link = new URL(mails[0]?.link ?? '')
    expect(link.origin + link.pathname).toBe('https://vagas.puc.example/verify-email')
    const { status, body } = await verify(link.searchParams.get('token') ?? '')
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.any(String), is_student: true, user_name: 'Rita Prado' },
    })
    expect(decodeJwt(body.access_token)).toMatchObject({ user_id: created.user_id, is_student: true })
    const authorization = `Bearer ${body.access_token}`
    expect((await board.call(`GET /users/${created.user_id}`, { headers: { authorization } })).status).toBe(200)
    expect((await board.call('POST /users/login', { body: { email, password: senha } })).status).toBe(200)
  })

  test('verifies a professor as one', async () => {
    await register({ ehaluno: false })
    expect((await verify(await codigo())).body).toMatchObject({ is_student: false })
  })

  test('that is refused sends no mail', async () => {
    expect((await register({ usuario: ' ' })).status).toBe(422)
    expect(await board.mailsTo(email)).toEqual([])
  })
})

describe('POST /auth/verify-email', () => {
  test.each([
    ['without its hyphen', (code: string) => code.replace('-', '')],
    ['in small letters, with blanks', (code: string) => ` ${code.toLowerCase().replace('-', ' - ')} `],
    ['with O for 0, I and l for 1', (code: string) => code.replaceAll('0', 'O').replace('1', 'I').replaceAll('1', 'l')],
  ])('takes the code as typed: %s', async (_how, type) => {
    await register()
    expect((await verify(type(await codigo()))).status).toBe(200)
  })

  test('accepts a token once: of two concurrent requests one wins, and later none', async () => {
    await register()
    const code = await codigo()
    const both = await Promise.all([verify(code), verify(code)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await verify(code)).toMatchObject(invalid)
  })

  test('refuses a token after an hour', async () => {
    const { body } = await register()
    const code = await codigo()
    const [kept] = await board.db.select().from(tokensDeEmail).where(eq(tokensDeEmail.usuarioId, body.user_id))
    expect((kept?.expiraEm.getTime() ?? 0) - (kept?.criadoEm.getTime() ?? 0)).toBe(3_600_000)
    await board.db
      .update(tokensDeEmail)
      .set({ expiraEm: sql`now() - interval '1 second'` })
      .where(eq(tokensDeEmail.usuarioId, body.user_id))
    expect(await verify(code)).toMatchObject(invalid)
  })

  test('invalidates the other codes of the account', async () => {
    await register()
    const first = await codigo()
    await resend()
    const second = await codigo()
    expect(second).not.toBe(first)
    expect((await verify(first)).status).toBe(200)
    expect(await verify(second)).toMatchObject(invalid)
  })

  test('refuses a token for a new password', async () => {
    const aluna = await board.createAluno()
    await board.call('POST /auth/forgot-password', { body: { email: aluna.email } })
    const [reset] = await board.mailsTo(aluna.email)
    expect(await verify(new URL(reset?.link ?? '').searchParams.get('token') ?? '')).toMatchObject(invalid)
  })

  test('stores neither the token nor an unkeyed hash that could be searched for', async () => {
    const { body } = await register()
    const code = await codigo()
    const rows = await board.db.select().from(tokensDeEmail).where(eq(tokensDeEmail.usuarioId, body.user_id))
    const { createHash } = await import('node:crypto')
    const written = JSON.stringify(rows)
    for (const text of [code, code.replace('-', '')]) {
      expect(written).not.toContain(text)
      expect(written).not.toContain(createHash('sha256').update(text).digest('hex'))
    }
  })
})

describe('POST /auth/resend-verification', () => {
  test('sends another valid code, whatever the case of the address', async () => {
    await register()
    await board.mailsTo(email)
    expect((await resend(email.toUpperCase())).status).toBe(200)
    expect(await board.mailsTo(email)).toHaveLength(2)
    expect((await verify(await codigo())).status).toBe(200)
  })

  test('responds the same for every address, and writes only to unverified accounts', async () => {
    await register()
    const verified = await board.createAluno()
    const answers = await Promise.all([resend(), resend(verified.email), resend('ninguem@puc.example')])
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    expect(await board.mailsTo(email)).toHaveLength(2)
    expect(await board.mailsTo(verified.email)).toEqual([])
    expect(await board.mailsTo('ninguem@puc.example')).toEqual([])
  })

  test('does not flood a mailbox: five mails an hour, all of them valid', async () => {
    await register()
    const first = await codigo()
    for (let time = 0; time < 8; time += 1) expect((await resend()).status).toBe(200)
    expect(await board.mailsTo(email)).toHaveLength(5)
    expect((await verify(first)).status).toBe(200)
  })
})
