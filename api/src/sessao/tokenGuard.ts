import type { Contagem } from '../contagem.ts'
import { createContador } from '../limitador.ts'
import { limiteDeTokens } from '../limites.ts'
import { tooMany } from '../refusal.ts'

/** Lets nobody guess tokens and codes of mails without end. */
export const createTokenGuard = (contagem: Contagem) => {
  const redes = createContador(contagem, 'tokens', limiteDeTokens)
  return {
    /** @throws Refusal 429 */
    enter: async (rede: string): Promise<void> => {
      const wait = await redes.take(rede)
      if (wait > 0) throw tooMany('Muitas tentativas.', wait)
    },
    succeed: redes.giveBack,
  }
}
