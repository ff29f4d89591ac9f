import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

/*
 * An attacker who registers a stranger's address knows its first password, and must never get in with it, nor choose what
 * the owner's account is.
 */

const board = await createTestApp()
afterAll(board.close)

const senhas = { atacante: 'a-do-atacante', dona: 'a-da-dona-9', nova: 'a-escolhida-77' }
const provas = { atacante: 'prova-do-navegador-do-atacante', dona: 'prova-do-navegador-da-dona' }
type Quem = keyof typeof provas

type Verificada = { is_student: boolean; user_name: string; password_token?: string; cadastro?: object }

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

const verify = (token: string, prova?: string, given: object = {}) =>
  post('/auth/verify-email', { token, ...(prova !== undefined && { prova }), ...given })

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
    if (ordem.includes('dona') && prova === provas.dona) {
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

test("a link proves the mailbox, and the browser's proof chooses its own registration", async () => {
  const email = newEmail()
  await register(email, 'atacante')
  await register(email, 'dona')
  const [doAtacante = ''] = await codigos(email)
  const { body } = await verify(doAtacante, provas.dona)
  expect(body).toMatchObject({ user_name: 'Nome ddona', is_student: true })
  expect(body.password_token).toBeUndefined()
  expect([await login(email, senhas.dona), await login(email, senhas.atacante)]).toEqual([200, 401])
})

test('a link of another browser asks before it verifies, and works once the owner has registered here', async () => {
  const email = newEmail()
  await register(email, 'atacante', { departamento: undefined })
  const [link = ''] = await codigos(email)
  for (const prova of [undefined, provas.dona]) {
    const { status, body } = await verify(link, prova, { perguntar: true })
    expect(status).toBe(200)
    expect(body).toEqual({ cadastro: { usuario: 'Nome datacante', ehaluno: false, curso: null, departamento: null } })
  }
  expect((await verify('none', provas.dona, { perguntar: true })).status).toBe(400)
  expect((await register(email, 'dona')).status).toBe(201)
  const { body } = await verify(link, provas.dona, { perguntar: true })
  expect(body).toMatchObject({ user_name: 'Nome ddona', is_student: true })
  expect(await login(email, senhas.dona)).toBe(200)
  expect((await verify(link, provas.dona, { perguntar: true })).status).toBe(400)
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
  // Nothing to reset yet: the mail is a registration's, which asks whose it is.
  const [, pedido = ''] = await codigos(esquecida)
  expect((await verify(pedido, provas.dona, { perguntar: true })).body.cadastro).toBeDefined()
  const { body } = await verify(pedido)
  expect((await post('/auth/reset-password', { token: body.password_token, new_password: senhas.nova })).status).toBe(
    200,
  )
  expect([await login(esquecida, senhas.nova), await login(esquecida, senhas.atacante)]).toEqual([200, 401])
})

describe('endless registrations of an address', () => {
  test('from everywhere make the owner neither wait nor a professor, and fill no mailbox', async () => {
    const email = newEmail()
    for (let time = 0; time < 15; time += 1) expect((await register(email, 'atacante')).status).toBe(201)
    expect((await register(email, 'dona')).status).toBe(201)
    const codes = await codigos(email)
    expect(codes).toHaveLength(5)
    const { body } = await verify(codes[0] ?? '', provas.dona, { perguntar: true })
    expect(body).toMatchObject({ user_name: 'Nome ddona', is_student: true })
    expect(body.password_token).toBeUndefined()
    expect([await login(email, senhas.dona), await login(email, senhas.atacante)]).toEqual([200, 401])
  })

  test('do not displace an earlier one', async () => {
    const email = newEmail()
    await register(email, 'dona')
    for (let time = 0; time < 12; time += 1) await register(email, 'atacante')
    expect((await verify((await codigos(email))[0] ?? '', provas.dona)).body.password_token).toBeUndefined()
    expect(await login(email, senhas.dona)).toBe(200)
  })

  test('are refused to the network that sends them, whatever follows a +, and to no other', async () => {
    const email = newEmail()
    const register = (endereco: string, to = email) =>
      board.call('POST /users', {
        body: { usuario: 'Nome', email: to, password: senhas.atacante, ehaluno: true },
        headers: { 'x-forwarded-for': endereco },
      })
    const plus = (time: number) => email.replace('@', `+${time}@`)
    const tries = []
    for (let time = 0; time < 31; time += 1) tries.push((await register('203.0.113.1', plus(time))).status)
    expect(tries).toEqual([...Array<number>(30).fill(201), 429])
    expect((await register('203.0.113.9')).status).toBe(429)
    expect((await register('203.0.113.9', newEmail())).status).toBe(201)
    expect((await register('198.51.100.1')).status).toBe(201)
  })
})

test('the addresses of one mailbox get five mails of a kind in an hour together', async () => {
  const email = newEmail()
  const all = [1, 2, 3, 4, 5, 6].map(time => email.replace('@', `+${time}@`))
  for (const each of all) await register(each, 'dona')
  const mails = await Promise.all(all.map(each => board.mailsTo(each)))
  expect(mails.flat()).toHaveLength(5)
})
