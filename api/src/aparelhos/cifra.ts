import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a subscription, base64url. */
export type ChavesDoAparelho = { p256dh: string; auth: string }

/** What a message is encrypted with: fresh ones, unless a test brings its own. */
type Efemeras = { privada?: Buffer; salt?: Buffer }

const recordSize = 4096

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * Encrypts a text for one browser, as one record of aes128gcm (RFC 8291): the push service cannot read it.
 * @throws for a key that is no point of P-256
 */
export const encrypt = (text: string, { p256dh, auth }: ChavesDoAparelho, { privada, salt }: Efemeras = {}): Buffer => {
  const ecdh = createECDH('prime256v1')
  if (privada) ecdh.setPrivateKey(privada)
  else ecdh.generateKeys()
  const [ours, theirs, sal] = [ecdh.getPublicKey(), Buffer.from(p256dh, 'base64url'), salt ?? randomBytes(16)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const key = derive(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, sal, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, sal, 'Content-Encoding: nonce\0', 12),
  )
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize)
  size.writeUInt8(ours.length, 4)
  // 2 ends the last record.
  const record = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([sal, size, ours, ...record])
}

/** Whether it is the secret of a subscription. */
export const isAuth = (auth: string): boolean => Buffer.from(auth, 'base64url').length === 16

/** Whether it is the public key of a subscription: a point of P-256. */
export const isP256dh = (p256dh: string): boolean => {
  try {
    return encrypt('', { p256dh, auth: '' }).length > 0
  } catch {
    return false
  }
}
