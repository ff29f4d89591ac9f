import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { issueToken, readToken } from './token.ts'

const issuer = {
  jwtSecret: 'the secret of these tests, long enough',
  jwtAnteriores: [],
  publicUrl: 'https://vagas.puc.example',
  sessao: { dias: 7, ociosaDias: 7 },
}
const key = new TextEncoder().encode(issuer.jwtSecret)
const claims = { iss: issuer.publicUrl, aud: 'api', user_id: 7, is_student: true, versao: 0 }

const sign = (payload: Record<string, unknown>, alg = 'HS256', expires = '1h') =>
  new SignJWT(payload).setProtectedHeader({ alg, typ: 'at+jwt' }).setJti('j').setExpirationTime(expires).sign(key)

test('reads the token that it issued, for seven days', async () => {
  const read = await readToken(issuer, await issueToken(issuer, { usuarioId: 7, papeis: ['professor'], versao: 3 }))
  expect(read).toMatchObject({
    user_id: 7,
    is_student: false,
    versao: 3,
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect((read?.exp ?? 0) - Date.now() / 1000).toBeCloseTo(7 * 86_400, -2)
})

test.each([
  ['is expired', () => sign(claims, 'HS256', '-1s')],
  ['is of another algorithm', () => sign(claims, 'HS512')],
  ['is not signed', async () => new UnsecuredJWT(claims).setJti('j').setExpirationTime('1h').encode()],
  ['says nobody', () => sign({ ...claims, user_id: undefined })],
  ['is no token', async () => 'x'],
])('refuses one that %s', async (_what, make) => {
  expect(await readToken(issuer, await make())).toBeNull()
})

test('refuses a token of another secret or another board, and accepts its own', async () => {
  const token = await sign(claims)
  expect(await readToken({ ...issuer, jwtSecret: 'some other secret of the same length..' }, token)).toBeNull()
  expect(await readToken({ ...issuer, publicUrl: 'https://teste.puc.example' }, token)).toBeNull()
  expect(await readToken(issuer, token)).toMatchObject({ user_id: 7, is_student: true, versao: 0 })
})

test('reads a token of every listed key, and signs with the first', async () => {
  const [antiga, nova] = [issuer.jwtSecret, 'the next secret of these tests, as long']
  const emTroca = { ...issuer, jwtSecret: nova, jwtAnteriores: [antiga] }
  const conta = { usuarioId: 7, papeis: ['aluno'], versao: 0 } as const
  const [antes, depois] = [await issueToken(issuer, conta), await issueToken(emTroca, conta)]
  expect(await readToken(emTroca, antes)).toMatchObject({ user_id: 7 })
  expect(await readToken({ ...issuer, jwtAnteriores: [nova] }, depois)).toMatchObject({ user_id: 7 })
  expect(await readToken({ ...issuer, jwtSecret: nova }, antes)).toBeNull()
  expect(await readToken(issuer, depois)).toBeNull()
})
