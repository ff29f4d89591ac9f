import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's: no I, L, O or U, so that what is read aloud or typed from a phone arrives right. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * What a verification mail carries, in its link and to be typed: XXXXX-XXXXX, 50 random bits. It comes without an
 * e-mail, so it must stand against guessing by itself: with the tries that an address gets, finding one of a thousand open
 * codes within their hour takes billions of addresses.
 */
export const createCodigo = (): string => {
  const code = Array.from(randomBytes(10), byte => alphabet[byte % 32]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** What a reset mail carries, in its link alone. */
export const createTokenDeRedefinicao = (): string => randomBytes(32).toString('base64url')

/** A code as it was meant: case, blanks and hyphens do not count, and O is 0, I and L are 1. */
const normalizeCodigo = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** Keyed, in hex: whoever reads the database alone can neither use what was hashed nor search for it. */
export const hashWith = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** What is kept of a mail's token, however its person typed it. */
export const hashTokenDeEmail = (secret: string, tipo: 'verificacao' | 'redefinicao', token: string): string =>
  hashWith(secret, `${tipo} ${tipo === 'verificacao' ? normalizeCodigo(token) : token}`)
