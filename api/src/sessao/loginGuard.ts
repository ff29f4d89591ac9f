import type { Contagem } from '../contagem.ts'
import { createContador, createContadorCrescente } from '../limitador.ts'
import { limitesDeEntrada } from '../limites.ts'
import { tooMany } from '../refusal.ts'
import { hashWith } from '../tokenDeEmail.ts'

type Tentativa = {
  email: string
  rede: string
  /** Of a device that is known to the account. */
  dispositivo: string | null
}

export type LoginGuard = ReturnType<typeof createLoginGuard>

/** What to call when the password was right. */
type Succeed = () => Promise<void>

/** Counts refused sign-ins. Keys are hashed: people type passwords into the wrong field. */
export const createLoginGuard = (contagem: Contagem, secret: string) => {
  const contasNaRede = createContadorCrescente(contagem, 'entrada:contaNaRede', limitesDeEntrada.contaNaRede)
  const dispositivos = createContadorCrescente(contagem, 'entrada:dispositivo', limitesDeEntrada.dispositivo)
  const contas = createContador(contagem, 'entrada:conta', limitesDeEntrada.conta)
  const redes = createContador(contagem, 'entrada:rede', limitesDeEntrada.rede)
  const toKey = (email: string, rede = '') => hashWith(secret, `entrada ${rede} ${email}`)

  const enterUnknown = async (email: string, rede: string): Promise<number> => {
    const wait = (await contasNaRede.take(toKey(email, rede))) || (await contas.take(toKey(email)))
    // What an account refuses was no mistake of the network's: many people share one.
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
    /** Who proved that the mailbox is theirs need not wait for what was tried before. */
    forgive: async (email: string, rede: string): Promise<void> => {
      await Promise.all([contasNaRede.clear(toKey(email, rede)), contas.clear(toKey(email))])
    },
  }
}
