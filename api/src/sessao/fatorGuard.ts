import type { Counts } from '../limites/counts.ts'
import { createContadorCrescente } from '../limites/limiter.ts'
import { limiteDeFatores } from '../limites/limitesDeEntrada.ts'
import { tooMany } from '../http/refusal.ts'
import { isDoAplicativo } from '../segundoFator/provar.ts'

/**
 * Counts wrong codes of apps, for each account: six digits can be guessed. Passkeys and recovery codes cannot, and are
 * what its owner still has while a stranger, who needs the password for it, uses the tries up.
 */
export const createFatorGuard = (counts: Counts) => {
  const contas = createContadorCrescente(counts, 'fator:conta', limiteDeFatores)
  return {
    /** @throws Refusal 429. Resolves what to call if the proof was right. */
    enter: async (usuarioId: number, prova: { codigo?: string | undefined }): Promise<() => Promise<void>> => {
      if (!isDoAplicativo(prova)) return async () => {}
      const wait = await contas.take(String(usuarioId))
      if (wait > 0) throw tooMany('Muitos códigos errados.', wait)
      return () => contas.clear(String(usuarioId))
    },
  }
}

export type FatorGuard = ReturnType<typeof createFatorGuard>
