import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { JWTPayload } from 'jose'
import { secretsOf } from './chaves.ts'
import type { Chaves } from './chaves.ts'

/** A key of its own for each kind, so that what is sealed as one kind is never opened as another. */
const toKey = (secret: string, tipo: string) => createHash('sha256').update(`selo ${tipo} ${secret}`).digest()

/** Encrypts what a browser or the database keeps for the board, and neither may read or change. `ate`: until when it opens. */
export const seal = ({ jwtSecret }: Chaves, tipo: string, payload: JWTPayload, ate: Date): Promise<string> =>
  new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(ate)
    .encrypt(toKey(jwtSecret, tipo))

/** What was sealed; null if it was not, or is expired. */
export const unseal = async (chaves: Chaves, tipo: string, sealed: string): Promise<JWTPayload | null> => {
  const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
  const tries = secretsOf(chaves).map(secret => jwtDecrypt(sealed, toKey(secret, tipo), options))
  return Promise.any(tries).then(
    ({ payload }) => payload,
    () => null,
  )
}
