import { toCaixa } from '../autenticacao/caixa.ts'
import type { Counts } from '../limites/counts.ts'
import { createContador, createContadorCrescente } from '../limites/limiter.ts'
import { limitesDeEntrada } from '../limites/limitesDeEntrada.ts'
import { tooMany } from '../http/refusal.ts'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'

type Tentativa = {
  email: string
  rede: string
  /** The count of a device that is known to the account. */
  dispositivo: string | null
}

export type LoginGuard = ReturnType<typeof createLoginGuard>

/** To be called if the password was right. */
type Succeed = () => Promise<void>

/** Counts refused sign-ins. Keys are hashed, because people type passwords into the wrong field. */
export const createLoginGuard = (counts: Counts, secret: string) => {
  const contasNaRede = createContadorCrescente(counts, 'entrada:contaNaRede', limitesDeEntrada.contaNaRede)
  const dispositivos = createContadorCrescente(counts, 'entrada:dispositivo', limitesDeEntrada.dispositivo)
  const contas = createContador(counts, 'entrada:conta', limitesDeEntrada.conta)
  const redes = createContador(counts, 'entrada:rede', limitesDeEntrada.rede)
  const ofertas = createContador(counts, 'entrada:oferta', limitesDeEntrada.oferta)
  const toKey = (email: string, rede = '') => hashWith(secret, `entrada ${rede} ${toCaixa(email)}`)

  const enterUnknown = async (email: string, rede: string): Promise<number> => {
    const wait = (await contasNaRede.take(toKey(email, rede))) || (await contas.take(toKey(email)))
    // A try that the account refuses is no mistake of the network, which many people share.
    return wait || redes.take(rede)
  }

  const forgetUnknown = (email: string, rede: string) =>
    Promise.all([contasNaRede.clear(toKey(email, rede)), contas.giveBack(toKey(email)), redes.giveBack(rede)])

  return {
    /** @throws Refusal 429 */
    enter: async ({ email, rede, dispositivo }: Tentativa): Promise<Succeed> => {
      const wait = await (dispositivo === null ? enterUnknown(email, rede) : dispositivos.take(dispositivo))
      if (wait > 0) throw tooMany('Muitas tentativas de entrar.', wait)
      return async () => {
        if (dispositivo !== null) await dispositivos.clear(dispositivo)
        else await forgetUnknown(email, rede)
      }
    },
    /** Whether somebody suspended was offered nothing today. */
    isFirstOffer: async (usuarioId: number): Promise<boolean> => (await ofertas.take(String(usuarioId))) === 0,
    /** Clears the counts for somebody who proved that the e-mail is theirs. */
    forgive: async (email: string, rede: string): Promise<void> => {
      await Promise.all([contasNaRede.clear(toKey(email, rede)), contas.clear(toKey(email))])
    },
  }
}
