import { constants, createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

let aluna: Usuario
let genuine: string
beforeAll(async () => {
  aluna = await board.createAluno()
  genuine = await board.tokenOf(aluna)
})

const secret = board.settings.jwtSecret
const now = Math.floor(Date.now() / 1000)
const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = (changes: object = {}) => ({
  iss: board.settings.publicUrl,
  aud: 'api',
  user_id: aluna.id,
  is_student: true,
  versao: 0,
  jti: 'a-forgery',
  exp: now + 3600,
  ...changes,
})

/** A hand-made token; without a `hash` it is unsigned. */
const forge = (
  payload: unknown,
  { header = {}, key = secret, hash = 'sha256' }: { header?: object; key?: string; hash?: string | null } = {},
) => {
  const signed = `${segment({ alg: 'HS256', typ: 'at+jwt', ...header })}.${segment(payload)}`
  return `${signed}.${hash === null ? '' : createHmac(hash, key).update(signed).digest('base64url')}`
}

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const p256 = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const ed25519 = () => generateKeyPairSync('ed25519').privateKey

const forgeWithKeyPair = (alg: string, key: KeyObject, options: object = {}) => {
  const signed = `${segment({ alg, typ: 'at+jwt' })}.${segment(claims())}`
  const hash = alg === 'EdDSA' ? null : 'sha256'
  return `${signed}.${signWith(hash, Buffer.from(signed), { key, ...options }).toString('base64url')}`
}

const parts = () => genuine.split('.') as [string, string, string]
const without = (claim: string) => forge({ ...claims(), [claim]: undefined })

const encoded = (json: string) => Buffer.from(json).toString('base64url')
const twice = () => encoded(JSON.stringify(claims()).replace('}', `,"user_id":${aluna.id + 1}}`))
const prototype = () => encoded(JSON.stringify(claims()).replace('}', ',"__proto__":{"is_student":false}}'))
const twiceInHeader = (alg: string) =>
  `${encoded(`{"alg":"HS256","typ":"at+jwt","alg":"${alg}"}`)}.${parts()[1]}.${parts()[2]}`

/** Changes the last character to another one that decodes to the same bytes. */
const sameBytes = (signature: string) => {
  const bytes = Buffer.from(signature, 'base64url')
  const others = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
  const found = others
    .map(last => signature.slice(0, -1) + last)
    .find(other => other !== signature && bytes.equals(Buffer.from(other, 'base64url')))
  return found ?? expect.fail('every character counts')
}

const forgeries: Array<[what: string, make: () => string]> = [
  ['no algorithm', () => forge(claims(), { header: { alg: 'none' }, hash: null })],
  ['no algorithm, in other letters', () => forge(claims(), { header: { alg: 'nOnE' }, hash: null })],
  [
    'no algorithm, with the signature of a genuine one',
    () => `${segment({ alg: 'none' })}.${parts()[1]}.${parts()[2]}`,
  ],
  ['another key', () => forge(claims(), { key: 'x'.repeat(48) })],
  ['an empty key', () => forge(claims(), { key: '' })],
  ['a key that is a word for nothing', () => forge(claims(), { key: 'undefined' })],
  ['a key that everybody knows: the address of the board', () => forge(claims(), { key: board.settings.publicUrl })],
  ['HS384 with the right key', () => forge(claims(), { header: { alg: 'HS384' }, hash: 'sha384' })],
  ['HS512 with the right key', () => forge(claims(), { header: { alg: 'HS512' }, hash: 'sha512' })],
  ['RS256 of a key of its own', () => forgeWithKeyPair('RS256', rsa())],
  ['PS256 of a key of its own', () => forgeWithKeyPair('PS256', rsa(), { padding: constants.RSA_PKCS1_PSS_PADDING })],
  ['ES256 of a key of its own', () => forgeWithKeyPair('ES256', p256(), { dsaEncoding: 'ieee-p1363' })],
  ['EdDSA of a key of its own', () => forgeWithKeyPair('EdDSA', ed25519())],
  [
    'an ES256 signature of nothing but zeros',
    () => `${segment({ alg: 'ES256' })}.${segment(claims())}.${Buffer.alloc(64).toString('base64url')}`,
  ],
  ['RS256 in the header of an HS256', () => forge(claims(), { header: { alg: 'RS256' } })],
  ['a list of algorithms', () => forge(claims(), { header: { alg: ['HS256'] } })],
  ['no algorithm named', () => forge(claims(), { header: { alg: undefined } })],
  ['the algorithm named twice, the wrong one last', () => twiceInHeader('none')],
  ['a payload that says it is not encoded', () => forge(claims(), { header: { b64: false, crit: ['b64'] } })],
  ['a critical extension nobody knows', () => forge(claims(), { header: { crit: ['x'], x: 1 } })],
  ['a kid that names a file', () => forge(claims(), { header: { kid: '../../../dev/null' }, key: '' })],
  ['a kid that is SQL', () => forge(claims(), { header: { kid: "x' union select 'key" }, key: 'key' })],
  [
    'a key of its own in the header',
    () =>
      forge(claims(), { header: { jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } }, key: 'mine' }),
  ],
  [
    'an address to load the key from',
    () => forge(claims(), { header: { jku: 'https://evil.example/keys' }, key: 'mine' }),
  ],
  ['a certificate of its own in the header', () => forge(claims(), { header: { x5c: ['MIIB'] }, key: 'mine' })],
  [
    'an address to load the certificate from',
    () => forge(claims(), { header: { x5u: 'https://evil.example' }, key: 'mine' }),
  ],
  ['a kid that reaches for a prototype', () => forge(claims(), { header: { kid: '__proto__' }, key: 'undefined' })],
  ['a kid that is an object', () => forge(claims(), { header: { kid: { $ne: null } }, key: '' })],
  ['no type', () => forge(claims(), { header: { typ: undefined } })],
  ['the type of any JWT', () => forge(claims(), { header: { typ: 'JWT' } })],
  ['the type of another kind of token', () => forge(claims(), { header: { typ: 'device+jwt' } })],
  ['a type that is a list', () => forge(claims(), { header: { typ: ['at+jwt'] } })],
  ['no issuer', () => without('iss')],
  ['the issuer of another board with the same secret', () => forge(claims({ iss: 'https://teste.puc.example' }))],
  ['a list of issuers', () => forge(claims({ iss: [board.settings.publicUrl, 'https://evil.example'] }))],
  ['no audience', () => without('aud')],
  ['another audience', () => forge(claims({ aud: 'mail' }))],
  ['two audiences', () => forge(claims({ aud: ['api', 'mail'] }))],
  ['an end that has passed', () => forge(claims({ exp: now - 1 }))],
  ['an end that is text', () => forge(claims({ exp: String(now + 3600) }))],
  ['no end', () => without('exp')],
  ['a beginning still to come', () => forge(claims({ nbf: now + 600 }))],
  ['nobody', () => without('user_id')],
  ['no version', () => without('versao')],
  ['no id of its own', () => without('jti')],
  ['no role', () => without('is_student')],
  ['a role that is text', () => forge(claims({ is_student: 'true' }))],
  ['a person that is text', () => forge(claims({ user_id: String(aluna.id) }))],
  ['a person that is a list', () => forge(claims({ user_id: [aluna.id] }))],
  ['a person that is a fraction', () => forge(claims({ user_id: aluna.id + 0.5 }))],
  ['a person that is no number the database has', () => forge(claims({ user_id: 2 ** 40 }))],
  ['a person below zero', () => forge(claims({ user_id: -aluna.id }))],
  ['a person who is not there', () => forge(claims({ user_id: 2_000_000_000 }))],
  ['a version to come', () => forge(claims({ versao: 1 }))],
  ['a claim written twice', () => `${parts()[0]}.${twice()}.${parts()[2]}`],
  ['a claim that reaches for a prototype', () => `${parts()[0]}.${prototype()}.${parts()[2]}`],
  ['a payload that is a list', () => forge([claims()])],
  ['a payload that is no JSON', () => `${parts()[0]}.${Buffer.from('{').toString('base64url')}.${parts()[2]}`],
  ['another payload under a genuine signature', () => `${parts()[0]}.${segment(claims({ user_id: 1 }))}.${parts()[2]}`],
  ['a signature cut short', () => genuine.slice(0, -1)],
  ['no signature', () => `${parts()[0]}.${parts()[1]}.`],
  ['a signature written otherwise', () => `${parts()[0]}.${parts()[1]}.${sameBytes(parts()[2])}`],
  ['padding', () => `${genuine}=`],
  ['a fourth part', () => `${genuine}.x`],
  ['the five parts of an encrypted one', () => `${segment({ alg: 'dir', enc: 'A256GCM' })}..${parts()[1]}.x.y`],
  ['nothing but dots', () => '..'],
  ['the first of its three parts alone', () => parts()[0]],
  ['a byte order mark before it', () => `\uFEFF${genuine}`],
  ['a character of no width within', () => genuine.replace('.', '.\u200B')],
  ['full-width letters', () => genuine.replace('e', 'ｅ')],
  ['its dots percent-encoded', () => genuine.replaceAll('.', '%2E')],
  ['quotation marks around it', () => `"${genuine}"`],
  ['itself as the payload of another', () => forge(claims(), { header: { cty: 'JWT' }, key: genuine })],
  ['a blank within', () => genuine.replace('.', '. ')],
  ['a word after it', () => `${genuine} x`],
  ['a second token after a comma', () => `${genuine}, Bearer ${genuine}`],
  ['letters from elsewhere', () => genuine.replace('e', 'е')],
  ['twenty thousand characters', () => `${parts()[0]}.${'A'.repeat(20_000)}.${parts()[2]}`],
  ['an oversized claim, well signed', () => forge(claims({ jti: 'x'.repeat(4000) }))],
]

const statusOf = async (authorization: string): Promise<number> =>
  (await board.call(`GET /users/${aluna.id}`, { headers: { authorization } })).status

describe('a forged token is refused', () => {
  test('while the genuine one and a hand-made one with the right key are accepted', async () => {
    expect(await statusOf(`Bearer ${genuine}`)).toBe(200)
    expect(await statusOf(`bearer ${genuine}`)).toBe(200)
    expect(await statusOf(`Bearer ${forge(claims())}`)).toBe(200)
  })

  test.each(forgeries)('with %s', async (_what, make) => {
    expect(await statusOf(`Bearer ${make()}`)).toBe(401)
  })

  test.each(['', 'Bearer', 'Bearer ', 'Basic x', 'Token x', 'Bearer\tx'])('as %j', async authorization => {
    expect(await statusOf(authorization)).toBe(401)
  })

  test('without its scheme, or with another', async () => {
    for (const authorization of [genuine, `Basic ${genuine}`, `Bearer  ${genuine}`, `BearerX ${genuine}`]) {
      expect(await statusOf(authorization)).toBe(401)
    }
  })

  test('even if the genuine one is in the address, a cookie or the body', async () => {
    const elsewhere = await board.app.inject({
      url: `/users/${aluna.id}?access_token=${genuine}&token=${genuine}`,
      headers: { cookie: `access_token=${genuine}; authorization=Bearer ${genuine}`, 'x-access-token': genuine },
    })
    expect(elsewhere.statusCode).toBe(401)
  })

  test("if it is of another kind: a mail's token opens no session, and a session token does not work for mails", async () => {
    const { email } = await board.createAluno()
    const tokenOfMail = async () => new URL((await board.mailsTo(email)).at(-1)?.link ?? '').searchParams.get('token')
    await board.call('POST /auth/forgot-password', { body: { email } })
    const redefinicao = await tokenOfMail()
    const nova = { usuario: 'Nova', email: 'nova@puc.example', password: 'nova-senha-dela', ehaluno: true }
    await board.call('POST /users', { body: nova })
    const [carta] = await board.mailsTo(nova.email)
    const codigo = new URL(carta?.link ?? '').searchParams.get('token')
    expect([redefinicao, codigo]).not.toContain(null)
    for (const token of [redefinicao, codigo]) expect(await statusOf(`Bearer ${token}`)).toBe(401)
    for (const token of [redefinicao, genuine]) {
      expect([400, 422]).toContain((await board.call('POST /auth/verify-email', { body: { token } })).status)
    }
    for (const token of [codigo, genuine]) {
      const body = { token, new_password: 'nova-senha-dela' }
      expect([400, 422]).toContain((await board.call('POST /auth/reset-password', { body })).status)
    }
  })

  test('if it was signed out, is older than a new password, or belongs to a deleted account', async () => {
    const pessoa = await board.createAluno()
    const read = async (token: string) =>
      (await board.call('GET /notificacoes', { headers: { authorization: `Bearer ${token}` } })).status
    const [left, kept] = [await board.tokenOf(pessoa), await board.tokenOf(pessoa)]
    await board.call('POST /auth/logout', { headers: { authorization: `Bearer ${left}` } })
    expect([await read(left), await read(kept)]).toEqual([401, 200])
    await board.db.update(usuarios).set({ versaoDoToken: 1 }).where(eq(usuarios.id, pessoa.id))
    expect(await read(kept)).toBe(401)
    const current = await board.tokenOf({ ...pessoa, versaoDoToken: 1 })
    expect(await read(current)).toBe(200)
    await board.db.delete(usuarios).where(eq(usuarios.id, pessoa.id))
    expect(await read(current)).toBe(401)
  })

  test('if the role in a genuine one was changed, or is claimed beside it', async () => {
    const professor = `${parts()[0]}.${segment(claims({ is_student: false }))}.${parts()[2]}`
    const status = async (authorization: string) =>
      (await board.call('GET /vagas/professor', { headers: { authorization } })).status
    expect(await status(`Bearer ${professor}`)).toBe(401)
    expect(await status(`Bearer ${forge(claims({ is_student: false }))}`)).toBe(403)
  })

  test('in front of a genuine one in a second header', async () => {
    await board.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = board.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const headers = [forge(claims(), { key: 'x' }), genuine].map(token => `Authorization: Bearer ${token}\r\n`).join('')
    socket.write(`GET /users/${aluna.id} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401/)
  })
})
