import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp({ senhaMinima: 10 })
afterAll(board.close)

const curta = (campo: string) => ({
  status: 422,
  body: { detail: [{ loc: ['body', campo], msg: 'A senha deve ter pelo menos 10 caracteres.' }] },
})

const register = (password: string, usuario = 'Rita Prado') =>
  board.call('POST /users', { body: { usuario, email: 'rita@puc.example', password, ehaluno: true } })

test('a registration needs as many characters as the setting says, and reads it in the sentence', async () => {
  expect(await register('cavalo-ba')).toMatchObject(curta('password'))
  expect((await register('cavalo-bat')).status).toBe(201)
})

test('so does a reset', async () => {
  const body = { token: 'unknown', new_password: 'cavalo-ba' }
  expect(await board.call('POST /auth/reset-password', { body })).toMatchObject(curta('new_password'))
  const long = { ...body, new_password: 'cavalo-bat' }
  expect((await board.call('POST /auth/reset-password', { body: long })).status).toBe(400)
})

test('a password that is also common gets the sentence of its length alone', async () => {
  expect(await register('123456789')).toMatchObject(curta('password'))
})

test.each([
  [true, 7, true],
  [true, 8, false],
  [false, 6, false],
])('with PRODUCTION=%s and %d characters the start warns: %s', async (production, senhaMinima, warns) => {
  const { logged, close } = await createTestApp({ production, senhaMinima, logLevel: 'warn' })
  expect(logged().includes('SENHA_MINIMA')).toBe(warns)
  await close()
})
