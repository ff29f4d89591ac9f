import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { tokensRevogados } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const login = (email: string, password: string = senha) =>
  board.call<{ access_token: string; is_student: boolean; device_token: string; detail: string }>('POST /users/login', {
    body: { email, password },
  })

describe('POST /users/login', () => {
  test('returns a token with the person, the role and an expiry', async () => {
    const aluna = await board.createAluno()
    const { status, body } = await login(aluna.email)
    expect(status).toBe(200)
    expect(body.is_student).toBe(true)
    expect(decodeJwt(body.access_token)).toMatchObject({ user_id: aluna.id, is_student: true, exp: expect.any(Number) })
  })

  test('finds the account whatever the case of the e-mail and the blanks around it', async () => {
    const professora = await board.createProfessor({ email: 'Ana.Lima@puc.example' })
    const { status, body } = await login(` ${professora.email.toUpperCase()} `)
    expect(status).toBe(200)
    expect(body.is_student).toBe(false)
  })

  test('responds the same to a wrong password and to an unknown account', async () => {
    const aluna = await board.createAluno()
    const wrong = await login(aluna.email, 'errada')
    const unknown = await login('ninguem@puc.example')
    expect(wrong.status).toBe(401)
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body })
  })

  test('refuses an unverified account, but only if the password is right', async () => {
    const aluna = await board.createAluno({ emailVerificadoEm: null })
    expect((await login(aluna.email)).status).toBe(403)
    expect((await login(aluna.email, 'errada')).status).toBe(401)
  })

  test('refuses an invalid body with 422 and the field', async () => {
    const { status, body } = await board.call('POST /users/login', { body: { email: 'a@puc.example' } })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      detail: [{ loc: ['body', 'password'], msg: expect.any(String), type: expect.any(String) }],
    })
  })

  test('blocks an account, known or not, after ten refused tries and says until when', async () => {
    const { email } = await board.createAluno()
    for (const conta of [email, 'inexistente@puc.example']) {
      const tries = await Promise.all(Array.from({ length: 12 }, () => login(conta, 'errada')))
      expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(10).fill(401), 429, 429])
      const { status, body, headers } = await login(conta)
      expect({ status, body }).toEqual({
        status: 429,
        body: { detail: 'Muitas tentativas de entrar. Tente novamente em 15 minutos.' },
      })
      expect(Number(headers['retry-after'])).toBeGreaterThan(800)
    }
    const outra = await board.createAluno()
    expect((await login(outra.email)).status).toBe(200)
  })

  test('accepts the device proof of an earlier sign-in, and returns a new one', async () => {
    const { email } = await board.createAluno()
    const { device_token } = (await login(email)).body
    const again = await board.call('POST /users/login', { body: { email, password: senha, device_token } })
    expect(again).toMatchObject({ status: 200, body: { device_token: expect.stringMatching(/^[\w.-]{90,200}$/) } })
  })

  test('never blocks a person who keeps signing in', async () => {
    const { email } = await board.createAluno()
    for (let time = 0; time < 12; time += 1) expect((await login(email)).status).toBe(200)
  })
})

describe('a session', () => {
  const perfil = (authorization: string) => board.call('GET /users/1', { headers: { authorization } })

  test('is required: no token, an invented one and another scheme get 401', async () => {
    for (const token of ['', 'Bearer x.y.z', 'Basic YTpi']) expect((await perfil(token)).status).toBe(401)
  })

  test('ends only for the signed-out token', async () => {
    const aluna = await board.createAluno()
    const [first, second] = [`Bearer ${await board.tokenOf(aluna)}`, `Bearer ${await board.tokenOf(aluna)}`]
    const route = `GET /users/${aluna.id}` as const
    expect((await board.call('POST /auth/logout', { headers: { authorization: first } })).status).toBe(204)
    expect((await board.call(route, { headers: { authorization: first } })).status).toBe(401)
    expect((await board.call(route, { headers: { authorization: second } })).status).toBe(200)
  })

  test('deletes signed-out tokens that have expired', async () => {
    await board.db.insert(tokensRevogados).values({ jti: 'velho', expiraEm: new Date('2020-01-01') })
    await board.call('POST /auth/logout', { as: await board.createAluno() })
    expect(await board.db.select().from(tokensRevogados).where(eq(tokensRevogados.jti, 'velho'))).toEqual([])
  })

  test('ends on every device when the version of the tokens changes', async () => {
    const aluna = await board.createAluno()
    await board.db.update(usuarios).set({ versaoDoToken: 1 }).where(eq(usuarios.id, aluna.id))
    expect((await board.call(`GET /users/${aluna.id}`, { as: aluna })).status).toBe(401)
  })

  test('cannot be signed out without a token', async () => {
    expect((await board.call('POST /auth/logout')).status).toBe(401)
  })
})
