import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const nova = 'uma frase comprida, e colada'
const mudar = (as: Usuario, given: object = {}) =>
  board.call<{ access_token: string; detail: unknown }>('PUT /usuarios/me/senha', {
    as,
    body: { senha_atual: senha, nova_senha: nova, ...given },
  })
const entrar = async ({ email }: Usuario, password: string) =>
  (await board.call('POST /users/login', { body: { email, password } })).status
const at = (campo: string, msg: unknown) => ({
  status: 422,
  body: { detail: [expect.objectContaining({ loc: ['body', campo], msg })] },
})

describe('PUT /usuarios/me/senha', () => {
  test('changes the password, ends every other session, and returns a new one for here', async () => {
    for (const create of [board.createAluno, board.createProfessor, board.createAdministrador]) {
      const pessoa = await create()
      const { status, body } = await mudar(pessoa)
      expect(status).toBe(200)
      expect((await board.call('GET /usuarios/me/sessoes', { as: pessoa })).status).toBe(401)
      const headers = { authorization: `Bearer ${body.access_token}` }
      expect((await board.call('GET /usuarios/me/sessoes', { headers })).status).toBe(200)
      expect([await entrar(pessoa, senha), await entrar(pessoa, nova)]).toEqual([401, 200])
    }
  })

  test('tells the owner by mail, and the audit', async () => {
    const aluna = await board.createAluno()
    await mudar(aluna)
    expect((await board.mailsTo(aluna.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A sua senha foi alterada'),
    ])
    const linhas = await board.db.select().from(auditoria).where(eq(auditoria.atorId, aluna.id))
    expect(linhas.map(({ acao }) => acao)).toContain('mudou_senha')
  })

  test('makes the link of an earlier mail useless', async () => {
    const aluna = await board.createAluno()
    await board.call('POST /auth/forgot-password', { body: { email: aluna.email } })
    const [mail] = await board.mailsTo(aluna.email)
    const token = new URL(mail?.link ?? '').searchParams.get('token')
    await mudar(aluna)
    expect(
      await board.call('POST /auth/reset-password', { body: { token, new_password: 'a de um estranho' } }),
    ).toMatchObject({
      status: 400,
    })
  })

  test('needs the present password, and blocks after ten others, whatever the session', async () => {
    const aluna = await board.createAluno()
    for (let time = 0; time < 10; time += 1)
      expect(await mudar(aluna, { senha_atual: 'errada' })).toMatchObject(
        at('senha_atual', 'Esta não é a sua senha atual.'),
      )
    expect((await mudar(aluna)).status).toBe(429)
    // The owner still signs in.
    expect(await entrar(aluna, senha)).toBe(200)
  })

  test.each([
    ['is short', '12345', 'A senha deve ter pelo menos 6 caracteres.'],
    ['is common', 'senhasenha', expect.stringContaining('mais usadas')],
    ['is the present one', senha, 'Esta já é a sua senha. Escolha outra.'],
    ['is too long to hash', 'x1'.repeat(101), expect.any(String)],
  ])('refuses a new password that %s, at its field', async (_what, nova_senha, msg) => {
    expect(await mudar(await board.createAluno(), { nova_senha })).toMatchObject(at('nova_senha', msg))
  })

  test('accepts a long one, and refuses nobody without a session otherwise', async () => {
    const longa = 'á longa '.repeat(25)
    const aluna = await board.createAluno()
    expect((await mudar(aluna, { nova_senha: longa })).status).toBe(200)
    expect(await entrar(aluna, longa)).toBe(200)
    expect((await board.call('PUT /usuarios/me/senha', { body: {} })).status).toBe(401)
  })

  test('changes nothing for an account without a password', async () => {
    const aluna = await board.createAluno({ senhaHash: null })
    expect(await mudar(aluna)).toMatchObject(at('senha_atual', 'Esta não é a sua senha atual.'))
  })
})
