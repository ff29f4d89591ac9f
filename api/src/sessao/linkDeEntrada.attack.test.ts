import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contagens, tokensDeEmail } from '../db/schema/apoio.ts'
import { limiteDeTokens, limitesDeEntrada } from '../limites/limitesDeEntrada.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

/* Strangers delay a password by guessing it. Nothing that they do delays the owner's link. */

const board = await createTestApp()
afterAll(board.close)

const { db } = board
const home = '203.0.113.5'

let owner: Usuario
beforeEach(async () => {
  await db.delete(contagens)
  owner = await board.createAluno()
})

type Entrada = { access_token: string; is_student: boolean; device_token: string }

const post = (route: string, body: object, from = home) =>
  board.call<Entrada>(`POST ${route}`, { body, headers: { 'x-forwarded-for': from } })

const request = (from = home, email = owner.email) => post('/auth/login-link', { email }, from)

/** The tokens of the mails, oldest first. */
const tokens = async (email = owner.email) =>
  (await board.mailsTo(email)).map(({ link }) => new URL(link).searchParams.get('token') ?? '')

const tokenOfMail = async () => {
  await request()
  return (await tokens()).at(-1) ?? expect.fail('no mail')
}

const enter = (token: string, from = home) => post('/auth/login-by-link', { token }, from)

const login = (device_token?: string) => post('/users/login', { email: owner.email, password: senha, device_token })

const age = (minutes: number) =>
  db
    .update(tokensDeEmail)
    .set({
      criadoEm: sql`criado_em - make_interval(mins => ${minutes})`,
      expiraEm: sql`expira_em - make_interval(mins => ${minutes})`,
    })
    .where(eq(tokensDeEmail.usuarioId, owner.id))

const invalid = { status: 400, body: { detail: 'Link de entrada inválido ou expirado.' } }

/** A hundred wrong guesses from as many networks, as the login guard counts them. */
const besiege = async () => {
  await post('/users/login', { email: owner.email, password: 'errada' }, '198.18.0.1')
  await db
    .update(contagens)
    .set({ points: limitesDeEntrada.conta.max })
    .where(sql`chave like 'entrada:conta:%'`)
}

describe('the owner whose account strangers block', () => {
  test('signs in by a link, and again by the password: at once, and on a device that is known from then on', async () => {
    await besiege()
    expect((await login()).status).toBe(429)
    const token = await tokenOfMail()
    const { status, body } = await enter(token)
    expect(status).toBe(200)
    expect(body.is_student).toBe(true)
    expect(
      (await board.call(`GET /users/${owner.id}`, { headers: { authorization: `Bearer ${body.access_token}` } }))
        .status,
    ).toBe(200)
    expect((await login()).status).toBe(200)
    await besiege()
    expect([(await login()).status, (await login(body.device_token)).status]).toEqual([429, 200])
  })

  test('gets a link that works although strangers requested all mails of the hour, and these links are over', async () => {
    for (let net = 0; net < 8; net += 1) await request(`198.18.${net}.1`)
    expect(await tokens()).toHaveLength(5)
    await age(20)
    const [first = '', second = ''] = await tokens()
    expect(await enter(first)).toMatchObject(invalid)
    await request()
    expect(await tokens()).toHaveLength(5)
    expect((await enter(first)).status).toBe(200)
    expect((await enter(second)).status).toBe(200)
  })

  test('is not delayed by wrong links of strangers on the same network, nor by other mails', async () => {
    const token = await tokenOfMail()
    for (let time = 0; time < 5; time += 1) await enter(`guess-${time}`, '203.0.113.77')
    const full = new Date(Date.now() + 60_000)
    await db.insert(contagens).values(
      ['tokens', 'email', 'entrada:rede'].map(nome => ({
        key: `${nome}:203.0.113`,
        points: limiteDeTokens.max * 9,
        expire: full,
      })),
    )
    expect((await enter(token)).status).toBe(200)
    expect((await request()).status).toBe(200)
  })
})

describe('a link', () => {
  test('works once: of two concurrent requests one wins, and later none', async () => {
    const token = await tokenOfMail()
    const both = await Promise.all([enter(token), enter(token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await enter(token)).toMatchObject(invalid)
  })

  test('works for 15 minutes', async () => {
    const token = await tokenOfMail()
    await age(16)
    expect(await enter(token)).toMatchObject(invalid)
  })

  test('neither sets a password nor verifies, and other tokens do not sign in', async () => {
    const token = await tokenOfMail()
    expect((await post('/auth/reset-password', { token, new_password: 'outra-senha' })).status).toBe(400)
    expect((await post('/auth/verify-email', { token })).status).toBe(400)
    await post('/auth/forgot-password', { email: owner.email })
    expect(await enter((await tokens()).at(-1) ?? '')).toMatchObject(invalid)
  })

  test('ends with a new password', async () => {
    const token = await tokenOfMail()
    await post('/auth/forgot-password', { email: owner.email })
    await post('/auth/reset-password', { token: (await tokens()).at(-1), new_password: 'outra-senha' })
    expect(await enter(token)).toMatchObject(invalid)
  })

  test('is sent only to accounts, with the same response for every address', async () => {
    const unverified = await board.createAluno({ emailVerificadoEm: null })
    const answers = []
    for (const email of [owner.email, unverified.email, 'ninguem@puc.example']) answers.push(await request(home, email))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1)
    expect(await board.mailsTo('ninguem@puc.example')).toEqual([])
    expect((await board.mailsTo(unverified.email)).map(({ link }) => new URL(link).pathname)).toEqual(['/verify-email'])
    expect((await board.mailsTo(owner.email)).map(({ link }) => new URL(link).pathname)).toEqual(['/email-login'])
  })
})
