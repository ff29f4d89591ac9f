import type { Check } from './failure.ts'

/** For `findInvalid`: an idempotency key is valid in a header, or there is none. */
export function checkChave(chave: string | null | undefined): Check {
  const holds = chave == null || /^[\w.:-]{1,100}$/.test(chave)
  return ['chave', holds, 'Esta chave não pode ser usada. Gere outra, como um UUID.']
}
