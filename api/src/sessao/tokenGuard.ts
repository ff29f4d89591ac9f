import type { Counts } from '../limites/counts.ts'
import { createContador } from '../limites/limiter.ts'
import { limiteDeTokens } from '../limites/limitesDeEntrada.ts'
import { tooMany } from '../http/refusal.ts'

/** Limits guesses of tokens and codes of mails. */
export const createTokenGuard = (counts: Counts) => {
  const redes = createContador(counts, 'tokens', limiteDeTokens)
  return {
    /** @throws Refusal 429 */
    enter: async (rede: string): Promise<void> => {
      const wait = await redes.take(rede)
      if (wait > 0) throw tooMany('Muitas tentativas.', wait)
    },
    succeed: redes.giveBack,
  }
}
