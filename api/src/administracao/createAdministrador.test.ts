import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createAdministrador } from './createAdministrador.ts'

const board = await createTestApp()
afterAll(board.close)

const create = (email: string) => createAdministrador(board.db, board.settings, email)
const contasDe = (email: string) => board.db.select().from(usuarios).where(eq(usuarios.email, email))
const linkOf = (sentence: string) => new URL(/https:\S+/.exec(sentence)?.[0] ?? '')

test('a new address gets a link that sets the password once, and signs in as an administrator', async () => {
  const link = linkOf(await create('reitoria@puc.example'))
  expect(link.href).toContain(`${board.settings.publicUrl}/reset-password?token=`)
  const body = { token: link.searchParams.get('token'), new_password: 'um mural bem guardado' }
  expect((await board.call('POST /auth/reset-password', { body })).status).toBe(200)
  expect((await board.call('POST /auth/reset-password', { body })).status).toBe(400)
  const login = { email: 'reitoria@puc.example', password: body.new_password }
  const { body: session } = await board.call<{ papeis: string[] }>('POST /users/login', { body: login })
  expect(session.papeis).toEqual(['administrador'])
})

test('two runs at once make one account', async () => {
  await Promise.all([create('uma@puc.example'), create('uma@puc.example')])
  const contas = await contasDe('uma@puc.example')
  expect(contas).toHaveLength(1)
  expect(
    await board.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.pessoaId, contas[0]?.id ?? 0)),
  ).toHaveLength(1)
})

test('a professor stays a professor, with their password', async () => {
  const professora = await board.createProfessor()
  expect(await create(professora.email)).toBe(`${professora.email} is an administrator now, and signs in as before`)
  expect(await contasDe(professora.email)).toMatchObject([
    { direitos: ['administrador'], senhaHash: professora.senhaHash, professorConfirmadoEm: expect.any(Date) },
  ])
})

test('a student and what is no address are refused', async () => {
  const aluna = await board.createAluno()
  await expect(create(aluna.email)).rejects.toThrow("is a student's account")
  expect(() => create('reitoria')).toThrow('reitoria is no e-mail address')
  expect(await contasDe(aluna.email)).toMatchObject([{ direitos: [] }])
})
