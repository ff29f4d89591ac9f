import { createHmac, randomBytes } from 'node:crypto'

/** Crockford's alphabet, without I, L, O and U, so that a code survives being read aloud or typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The code of a verification mail, in its link and for typing: XXXXX-XXXXX, 50 random bits, unless more groups are asked for. The request has no e-mail,
 * so the code alone must resist guessing: with the tries that one address has, finding one of a thousand open codes
 * within their hour takes billions of addresses.
 */
export const createCodigo = (grupos = 2): string =>
  Array.from({ length: grupos }, () => Array.from(randomBytes(5), byte => alphabet[byte % 32]).join('')).join('-')

/** A token of 256 random bits, for whom it is given to. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Normalizes a typed code: case, blanks and hyphens do not count, O is 0, I and L are 1. */
export const normalizeCodigo = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** A keyed hash, in hex: somebody who reads only the database can neither use what was hashed nor search for it. */
export const hashWith = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** The stored hash of a mail's token, however it was typed. */
export const hashTokenDeEmail = (
  secret: string,
  tipo: 'verificacao' | 'redefinicao' | 'entrada',
  token: string,
): string => hashWith(secret, `${tipo} ${tipo === 'verificacao' ? normalizeCodigo(token) : token}`)
