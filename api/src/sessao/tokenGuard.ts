import type { Db } from '../db/connection.ts'
import { createContador } from '../limitador.ts'
import { limiteDeTokens } from '../limites.ts'
import { tooMany } from '../refusal.ts'

/** Lets nobody guess tokens and codes of mails without end. */
export const createTokenGuard = (db: Db) => {
  const redes = createContador(db, 'tokens', limiteDeTokens)
  return {
    /** @throws Refusal 429 */
    enter: async (rede: string): Promise<void> => {
      const wait = await redes.take(rede)
      if (wait > 0) throw tooMany('Muitas tentativas.', wait)
    },
    succeed: redes.giveBack,
  }
}
