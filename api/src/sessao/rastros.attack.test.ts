import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

/* Every sign-in, or try of one, leaves a line for the operator, and a new password also a mail to the owner. */

const board = await createTestApp({ logLevel: 'info' })
afterAll(board.close)

let aluna: Usuario
let seen: number
beforeEach(async () => {
  aluna = await board.createAluno()
  seen = board.logged().length
})

const from = '203.0.113.77'
const post = (path: `/${string}`, body: object, as?: Usuario) =>
  board.call(`POST ${path}`, { body, ...(as && { as }), headers: { 'x-forwarded-for': from } })
const login = (email: string, password: string) => post('/users/login', { email, password })

/** The log about people since the test began. */
const lines = () =>
  board
    .logged()
    .slice(seen)
    .split('\n')
    .filter(line => line.includes('"usuarioId"'))
    .map((line): { msg: string } => JSON.parse(line))

const tokenOfMail = async ({ email }: Usuario) => {
  await post('/auth/forgot-password', { email })
  return new URL((await board.mailsTo(email)).at(-1)?.link ?? '').searchParams.get('token')
}

test('a sign-in is a line with person and address', async () => {
  expect((await login(aluna.email, senha)).status).toBe(200)
  expect(lines()).toMatchObject([{ msg: 'signed in', usuarioId: aluna.id, endereco: from, level: 30 }])
})

test('a refused sign-in is a line with the account, and without one if it does not exist', async () => {
  const unverified = await board.createAluno({ emailVerificadoEm: null })
  await login(aluna.email, 'errada-demais')
  await login('ninguem@puc.example', 'errada-demais')
  await login(unverified.email, senha)
  expect(lines()).toMatchObject([
    { msg: 'refused', status: 401, usuarioId: aluna.id, endereco: from, rota: '/users/login' },
    { msg: 'refused', status: 401, usuarioId: null, endereco: from, rota: '/users/login' },
    { msg: 'refused', status: 403, usuarioId: unverified.id, endereco: from, rota: '/users/login' },
  ])
})

test('a forbidden call is a line with the person; an invalid token a line without one', async () => {
  await post('/vagas', {}, aluna)
  await board.call('GET /notificacoes', { headers: { authorization: 'Bearer x', 'x-forwarded-for': from } })
  expect(lines()).toMatchObject([
    { msg: 'refused', status: 403, usuarioId: aluna.id, endereco: from, rota: '/vagas' },
    { msg: 'refused', status: 401, usuarioId: null, endereco: from, rota: '/notificacoes' },
  ])
})

test('a new password is a line and a mail to its owner, who can take the account back from there', async () => {
  const token = await tokenOfMail(aluna)
  expect((await post('/auth/reset-password', { token, new_password: 'nova-senha-dela' })).status).toBe(200)
  expect(lines()).toMatchObject([{ msg: 'password reset', usuarioId: aluna.id, endereco: from }])
  const told = (await board.mailsTo(aluna.email)).at(-1)
  expect(told).toMatchObject({
    subject: 'A sua senha foi alterada',
    link: 'https://vagas.puc.example/forgot-password',
    text: expect.stringContaining('Se não foi você'),
  })
  expect(told?.text).not.toContain(token)
})

test('a refused reset is a line, and no mail', async () => {
  await post('/auth/reset-password', { token: 'x'.repeat(43), new_password: 'nova-senha-dela' })
  expect(lines()).toMatchObject([{ msg: 'refused', status: 400, usuarioId: null, endereco: from }])
  expect(await board.mailsTo(aluna.email)).toEqual([])
})

test('a verification and a sign-out are lines too', async () => {
  const email = `nova${aluna.id}@puc.example`
  await post('/users', { usuario: 'Nova', email, password: 'uma-senha-dela', ehaluno: true })
  const [carta] = await board.mailsTo(email)
  const token = new URL(carta?.link ?? '').searchParams.get('token')
  await post('/auth/verify-email', { token })
  await post('/auth/logout', {}, aluna)
  expect(lines()).toMatchObject([
    { msg: 'e-mail verified', usuarioId: expect.any(Number), endereco: from },
    { msg: 'signed out', usuarioId: aluna.id, endereco: from },
  ])
})

test('no line contains what was typed', async () => {
  await login('minha-senha-no-campo-errado', 'segredo-digitado')
  await post('/auth/reset-password', { token: 'um-token-de-redefinicao', new_password: 'segredo-digitado' })
  for (const typed of ['minha-senha-no-campo-errado', 'segredo-digitado', 'um-token-de-redefinicao']) {
    expect(board.logged()).not.toContain(typed)
  }
})
