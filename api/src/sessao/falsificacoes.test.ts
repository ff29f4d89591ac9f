import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  user_id: aluna.id,
  is_student: true,
  versao: 0,
  jti: 'a-forgery',
  exp: now + 3600,
  ...changes,
})

/** A token by hand: `hash` null leaves it unsigned. */
const forge = (
  payload: unknown,
  { header = {}, key = secret, hash = 'sha256' }: { header?: object; key?: string; hash?: string | null } = {},
) => {
  const signed = `${segment({ alg: 'HS256', ...header })}.${segment(payload)}`
  return `${signed}.${hash === null ? '' : createHmac(hash, key).update(signed).digest('base64url')}`
}

const forgeWithKeyPair = (alg: string) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = `${segment({ alg })}.${segment(claims())}`
  return `${signed}.${signWith('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
}

const parts = () => genuine.split('.') as [string, string, string]
const without = (claim: string) => forge({ ...claims(), [claim]: undefined })

/** Another last character that decodes to the same bytes. */
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
  ['HS384 with the right key', () => forge(claims(), { header: { alg: 'HS384' }, hash: 'sha384' })],
  ['HS512 with the right key', () => forge(claims(), { header: { alg: 'HS512' }, hash: 'sha512' })],
  ['RS256 of a key of its own', () => forgeWithKeyPair('RS256')],
  ['RS256 in the header of an HS256', () => forge(claims(), { header: { alg: 'RS256' } })],
  ['a list of algorithms', () => forge(claims(), { header: { alg: ['HS256'] } })],
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
  ['a payload that is a list', () => forge([claims()])],
  ['a payload that is no JSON', () => `${parts()[0]}.${Buffer.from('{').toString('base64url')}.${parts()[2]}`],
  ['another payload under a genuine signature', () => `${parts()[0]}.${segment(claims({ user_id: 1 }))}.${parts()[2]}`],
  ['a signature cut short', () => genuine.slice(0, -1)],
  ['no signature', () => `${parts()[0]}.${parts()[1]}.`],
  ['a signature written otherwise', () => `${parts()[0]}.${parts()[1]}.${sameBytes(parts()[2])}`],
  ['padding', () => `${genuine}=`],
  ['a fourth part', () => `${genuine}.x`],
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
  test('while the genuine one and one made by hand with the right key are taken', async () => {
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

  test('without its scheme, or under another', async () => {
    for (const authorization of [genuine, `Basic ${genuine}`, `Bearer  ${genuine}`, `BearerX ${genuine}`]) {
      expect(await statusOf(authorization)).toBe(401)
    }
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
