import { generateKeyPairSync } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { JWK } from 'jose'
import type { Chaves } from '../autenticacao/chaves.ts'
import { seal, unseal } from '../autenticacao/selo.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockText } from '../db/lockText.ts'
import { aparelhos, chavesDePush } from '../db/schema/aparelhos.ts'

export type ParDePush = JWK & { x: string; y: string; d: string }

const tipo = 'push'
/** It does not expire. */
const never = new Date('9999-12-31')
/** At most a day (RFC 8292). */
const validity = '12h'

const makePar = () =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' }) as ParDePush

const readPar = async (db: Db, chaves: Chaves): Promise<ParDePush | null> => {
  const [kept] = await db.select().from(chavesDePush)
  const payload = kept && (await unseal(chaves, tipo, kept.selada))
  return payload ? (payload['par'] as ParDePush) : null
}

/**
 * The key pair of the board, which is made once, and sealed anew where an earlier secret may have sealed it. If no secret
 * opens it, another one is made, and every device is forgotten: it was subscribed with the one before.
 */
export const keepPar = (db: Db, chaves: Chaves): Promise<ParDePush> =>
  inTransaction(db, async transaction => {
    // Of two processes at the first start one makes it.
    await lockText(transaction, tipo)
    const kept = await readPar(transaction, chaves)
    if (kept && chaves.jwtAnteriores.length === 0) return kept
    const par = kept ?? makePar()
    const selada = await seal(chaves, tipo, { par }, never)
    const { id } = chavesDePush
    await transaction.insert(chavesDePush).values({ id: 1, selada }).onConflictDoUpdate({ target: id, set: { selada } })
    if (!kept) await transaction.delete(aparelhos)
    return par
  })

/** The public key as browsers take it: an uncompressed point, base64url. */
export const toPublica = ({ x, y }: ParDePush): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')

/** Who sends, for one push service (RFC 8292). */
export const toAutorizacao = async (par: ParDePush, contato: string, endereco: string): Promise<string> => {
  const jwt = await new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endereco).origin)
    .setSubject(contato)
    .setExpirationTime(validity)
    .sign(await importJWK(par, 'ES256'))
  return `vapid t=${jwt}, k=${toPublica(par)}`
}
