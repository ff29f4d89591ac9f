import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

/* An attacker who registers a stranger's address knows its first password, and must never get in with it. */

const board = await createTestApp()
afterAll(board.close)

const senhas = { atacante: 'a-do-atacante', dona: 'a-da-dona-9', nova: 'a-escolhida-77' }
const provas = { atacante: 'prova-do-navegador-do-atacante', dona: 'prova-do-navegador-da-dona' }
type Quem = keyof typeof provas

type Verificada = { is_student: boolean; user_name: string; password_token?: string }

let people = 0
let endereco = 0

/** Each request comes from its own network, because limits are not tested here. */
const post = (route: string, body: object) => {
  endereco += 1
  const headers = { 'x-forwarded-for': `10.0.${endereco >> 8}.${endereco & 255}` }
  return board.call<Verificada>(`POST ${route}`, { body, headers })
}

const newEmail = () => `vitima${(people += 1)}@puc.example`

const register = (email: string, quem: Quem, given: object = {}) => {
  const body = { usuario: `Nome d${quem}`, email, password: senhas[quem], ehaluno: quem === 'dona' }
  return post('/users', { ...body, prova: provas[quem], ...given })
}

const login = async (email: string, password: string) => (await post('/users/login', { email, password })).status

/** The codes of the mails, oldest first. */
const codigos = async (email: string) =>
  (await board.mailsTo(email)).flatMap(({ text }) => /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(text)?.[0] ?? [])

const verify = (token: string, prova?: string) =>
  post('/auth/verify-email', { token, ...(prova !== undefined && { prova }) })

const ordens: Quem[][] = [
  ['atacante'],
  ['atacante', 'dona'],
  ['dona', 'atacante'],
  ['atacante', 'dona', 'atacante'],
  ['dona', 'atacante', 'atacante'],
]
const casos = ordens.flatMap(ordem =>
  ordem.flatMap((_, mail) => [provas.dona, undefined].map(prova => ({ ordem, mail, prova }))),
)

describe("an attacker's password never opens the account", () => {
  test.each(casos)('registered by $ordem, mail $mail opened with proof $prova', async ({ ordem, mail, prova }) => {
    const email = newEmail()
    for (const quem of ordem) await register(email, quem)
    const token = (await codigos(email))[mail] ?? expect.fail('no such mail')
    const { status, body } = await verify(token, prova)
    expect(status).toBe(200)
    expect(await login(email, senhas.atacante)).toBe(401)
    if (ordem[mail] === 'dona' && prova === provas.dona) {
      expect(body.password_token).toBeUndefined()
      expect(await login(email, senhas.dona)).toBe(200)
      expect(body).toMatchObject({ user_name: 'Nome ddona', is_student: true })
      return
    }
    expect(await login(email, senhas.dona)).toBe(401)
    const reset = await post('/auth/reset-password', { token: body.password_token, new_password: senhas.nova })
    expect(reset.status).toBe(200)
    expect([await login(email, senhas.nova), await login(email, senhas.atacante)]).toEqual([200, 401])
  })
})

test('the proof of one browser does not open the registration of another', async () => {
  const email = newEmail()
  await register(email, 'atacante')
  await register(email, 'dona')
  const [doAtacante = ''] = await codigos(email)
  expect((await verify(doAtacante, provas.dona)).body.password_token).toEqual(expect.any(String))
})

test('once one mail is opened the others become invalid, and so does registering again', async () => {
  const email = newEmail()
  for (const quem of ['atacante', 'dona', 'atacante'] as const) await register(email, quem)
  const [first = '', second = '', third = ''] = await codigos(email)
  expect((await verify(second, provas.dona)).status).toBe(200)
  expect([(await verify(first)).status, (await verify(third)).status]).toEqual([400, 400])
  expect((await register(email, 'atacante')).status).toBe(409)
  expect(await login(email, senhas.dona)).toBe(200)
})

test('of two mails that are opened concurrently one counts, and nothing breaks', async () => {
  for (let time = 0; time < 10; time += 1) {
    const email = newEmail()
    await register(email, 'atacante')
    await register(email, 'dona')
    const both = await Promise.all((await codigos(email)).map(code => verify(code, provas.dona)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await login(email, senhas.atacante)).toBe(401)
  }
})

test('a new code or a password reset gives the attacker nothing', async () => {
  const email = newEmail()
  await register(email, 'dona')
  await register(email, 'atacante')
  await post('/auth/resend-verification', { email })
  const outro = (await codigos(email)).at(-1) ?? ''
  expect((await verify(outro, provas.dona)).status).toBe(200)
  expect(await login(email, senhas.atacante)).toBe(401)

  const esquecida = newEmail()
  await register(esquecida, 'atacante')
  await post('/auth/forgot-password', { email: esquecida })
  const link = (await board.mailsTo(esquecida)).map(mail => new URL(mail.link)).find(url => /reset/.test(url.pathname))
  const token = link?.searchParams.get('token')
  expect((await post('/auth/reset-password', { token, new_password: senhas.nova })).status).toBe(200)
  expect([await login(esquecida, senhas.nova), await login(esquecida, senhas.atacante)]).toEqual([200, 401])
})

test('endless registrations of an address block nobody, and fill no mailbox', async () => {
  const email = newEmail()
  await register(email, 'dona')
  const answers = []
  for (let time = 0; time < 15; time += 1) answers.push((await register(email, 'atacante')).status)
  expect(answers).toEqual([...Array(9).fill(201), ...Array(6).fill(429)])
  const codes = await codigos(email)
  expect(codes).toHaveLength(10)
  expect((await verify(codes[0] ?? '', provas.dona)).body.password_token).toBeUndefined()
  expect(await login(email, senhas.dona)).toBe(200)
})
