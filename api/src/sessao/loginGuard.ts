import { tooMany } from '../refusal.ts'
import { createTentativas } from './tentativas.ts'

const windowMs = 15 * 60 * 1000

/** A campus may sit behind one address: its limit only stops somebody trying account after account. */
const limits = { conta: 10, endereco: 200 }

export type LoginGuard = ReturnType<typeof createLoginGuard>

/** Refused sign-ins, per account and per address. Those that succeed cost nothing. */
export const createLoginGuard = () => {
  const contas = createTentativas({ max: limits.conta, windowMs })
  const enderecos = createTentativas({ max: limits.endereco, windowMs })
  return {
    /** @throws Refusal 429 */
    enter: (email: string, endereco: string) => {
      const wait = enderecos.take(endereco) || contas.take(email)
      if (wait > 0) throw tooMany('Muitas tentativas de entrar.', wait)
    },
    succeed: (email: string, endereco: string) => {
      contas.clear(email)
      enderecos.giveBack(endereco)
    },
    /** Who proved that the mailbox is theirs need not wait for what somebody else tried. */
    forgive: (email: string) => contas.clear(email),
  }
}
