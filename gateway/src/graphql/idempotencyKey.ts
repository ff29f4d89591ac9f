import { toError } from './failure.ts'

/** An idempotency key that is valid in a header; null without one. Throws BAD_USER_INPUT for any other text. */
export function requireIdempotencyKey(chave: string | null | undefined): string | null {
  if (chave == null) return null
  if (/^[\w.:-]{1,100}$/.test(chave)) return chave
  throw toError('BAD_USER_INPUT')
}
