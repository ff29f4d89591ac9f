import { tooMany } from '../refusal.ts'
import { createTentativas } from './tentativas.ts'

const windowMs = 15 * 60 * 1000
const limit = 60

/** Refused tokens and codes of mails, per address: they come without an account that could be counted. */
export const createTokenGuard = () => {
  const enderecos = createTentativas({ max: limit, windowMs })
  return {
    /** @throws Refusal 429 */
    enter: (endereco: string) => {
      const wait = enderecos.take(endereco)
      if (wait > 0) throw tooMany('Muitas tentativas.', wait)
    },
    succeed: (endereco: string) => enderecos.giveBack(endereco),
  }
}
