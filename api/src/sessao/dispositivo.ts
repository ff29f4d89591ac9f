import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'

const lifetimeMs = 180 * 24 * 60 * 60 * 1000

type Conta = { email: string; versao: number }

const sign = (secret: string, id: string, ate: string, { email, versao }: Conta): string =>
  hashWith(secret, `dispositivo ${id} ${ate} ${versao} ${email}`)

/**
 * What a device keeps after a sign-in: a proof that it signed in to this account, which is no session. Valid for half a
 * year, or until the password changes.
 */
export const issueDispositivo = (secret: string, conta: Conta): string => {
  const id = randomBytes(16).toString('base64url')
  const ate = String(Date.now() + lifetimeMs)
  return `${id}.${ate}.${sign(secret, id, ate, conta)}`
}

/** The id of a device that is known to the account; null for any other. */
export const readDispositivo = (secrets: readonly string[], token: string | undefined, conta: Conta): string | null => {
  const [id = '', ate = '', given = ''] = token?.split('.') ?? []
  const read = Buffer.from(given)
  const isSigned = (secret: string) => {
    const signed = Buffer.from(sign(secret, id, ate, conta))
    return read.length === signed.length && timingSafeEqual(read, signed)
  }
  if (!secrets.some(isSigned)) return null
  return Number(ate) > Date.now() ? id : null
}
