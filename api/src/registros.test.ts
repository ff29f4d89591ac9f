import { afterAll, expect, test } from 'vitest'
import { createTestApp } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'

const board = await createTestApp({ logLevel: 'trace' })
afterAll(board.close)

test('nothing secret or personal is logged between the registration and a new password', async () => {
  const email = 'rita@puc.example'
  const [senha, nova, carta] = ['segredo-da-lia', 'nova-da-lia-2', 'Gosto muito desta vaga desde pequena.']
  const prova = 'a-secret-of-the-browser'
  const professora = await board.createProfessor()
  const vaga = await createVaga(board.db, { autorId: professora.id })

  await board.call('POST /users', { body: { usuario: 'Rita', email, password: senha, ehaluno: true, prova } })
  const tokenOfLink = async () =>
    new URL((await board.mailsTo(email)).at(-1)?.link ?? '').searchParams.get('token') ?? ''
  const codigo = await tokenOfLink()
  await board.call('POST /auth/verify-email', { body: { token: `${codigo}9` } })
  const verified = await board.call<{ access_token: string }>('POST /auth/verify-email', {
    body: { token: codigo, prova },
  })
  await board.call('POST /users/login', { body: { email, password: `${senha}?` } })
  const login = await board.call<{ access_token: string }>('POST /users/login', { body: { email, password: senha } })
  const headers = { authorization: `Bearer ${login.body.access_token}` }
  const apply = { body: { carta_motivacao: carta }, headers }
  expect((await board.call(`POST /candidaturas/vaga/${vaga.id}`, apply)).status).toBe(201)
  await board.call(`POST /candidaturas/vaga/${vaga.id}`, { body: { carta_motivacao: carta.repeat(100) }, headers })
  await board.call('POST /users', {
    body: { usuario: `Ri\u0000ta`, email: 'outra@puc.example', password: senha, ehaluno: true },
  })
  await board.call('POST /auth/forgot-password', { body: { email } })
  const token = await tokenOfLink()
  expect((await board.call('POST /auth/reset-password', { body: { token, new_password: nova } })).status).toBe(200)
  await board.call('POST /auth/logout', { headers })

  expect(board.logged()).toContain('/auth/reset-password')
  for (const secret of [
    senha,
    nova,
    carta,
    prova,
    codigo,
    codigo.replace('-', ''),
    token,
    verified.body.access_token,
  ]) {
    expect(secret.length).toBeGreaterThan(9)
    expect(board.logged()).not.toContain(secret)
  }
  expect(board.logged()).not.toContain(login.body.access_token)
  expect(board.logged()).not.toContain('$argon2id')
})

const linesOf = async (id: string, headers: Record<string, string> = {}) => {
  await board.call('GET /departamentos/', { headers: { 'x-request-id': id, ...headers } })
  const lines = board.logged().split('\n')
  return lines.filter(line => line.includes(id)).map((line): Record<string, unknown> => JSON.parse(line))
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

test("the lines of a request have the gateway's request id, also at its maximum length, and the trace id", async () => {
  const id = 'proxy.example:8443.'.repeat(6).slice(0, 100)
  const lines = await linesOf(id, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` })
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatchObject({ reqId: id, traceId })
})

test.each([undefined, 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${traceId}-00f067aa0ba902b7-01`])(
  'the lines of a request with the traceparent %s have no trace',
  async traceparent => {
    const lines = await linesOf('without-trace', traceparent ? { traceparent } : {})
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toHaveProperty('traceId')
  },
)
