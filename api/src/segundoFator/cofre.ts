import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'

const toKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'segundo fator', 32))

/** Names the key of a sealed text. It is a hash of the derived key, so it tells nothing of the secret. */
export const keyIdOf = (secret: string): string =>
  createHash('sha256').update(toKey(secret)).digest('base64url').slice(0, 8)

/** Encrypts a text for an account: in the row of another one it does not open. */
export const seal = (secret: string, usuarioId: number, text: string): string => {
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, toKey(secret), iv).setAAD(Buffer.from(String(usuarioId)))
  const sealed = Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()])
  return `${keyIdOf(secret)}.${sealed.toString('base64url')}`
}

/** The text; null if none of the secrets sealed it, or not for this account. */
export const unseal = (secrets: readonly string[], usuarioId: number, sealed: string): string | null => {
  const [keyId, content = ''] = sealed.split('.')
  const secret = secrets.find(each => keyIdOf(each) === keyId)
  if (secret === undefined) return null
  const bytes = Buffer.from(content, 'base64url')
  try {
    const opening = createDecipheriv(cipher, toKey(secret), bytes.subarray(0, 12))
      .setAAD(Buffer.from(String(usuarioId)))
      .setAuthTag(bytes.subarray(-16))
    return Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
