import { tooMany } from '../refusal.ts'
import { createTentativas } from './tentativas.ts'

const windowMs = 15 * 60 * 1000
const limit = 60

/** Refused tokens and codes of mails, per address: they come without an account that could be counted. */
export const createTokenGuard = () => {
  const enderecos = createTentativas({ max: limit, windowMs })
  return {
    /** @throws Refusal 429 */
    enter: (ip: string) => {
      const wait = enderecos.take(ip)
      if (wait > 0) throw tooMany('Muitas tentativas.', wait)
    },
    succeed: (ip: string) => enderecos.giveBack(ip),
  }
}
