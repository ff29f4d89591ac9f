import { timingSafeEqual } from 'node:crypto'
import { hashWith } from './tokenDeEmail.ts'

/*
 * A portrait that moderators hid is at its address no more. They, and its person, see it at a signed one for an hour: an
 * `<img>` sends no token.
 */

const hora = 60 * 60 * 1000

/** The text has a word that no other keyed hash begins with. */
const sign = (secret: string, nome: string, ate: string): string => hashWith(secret, `ver-retrato ${nome} ${ate}`)

/** The signed address of a portrait that this API stores; any other address as it is. */
export const toVista = (secret: string, avatar: string): string => {
  const [, nome] = /^\/avatares\/([0-9a-f]{16,64})\.webp$/.exec(avatar) ?? []
  const ate = String(Date.now() + hora)
  return nome ? `${avatar}?vista=${ate}.${sign(secret, nome, ate)}` : avatar
}

/** Whether `vista` is the signature of this portrait, of the last hour. */
export const isVista = (secret: string, nome: string, vista: string | undefined): boolean => {
  const [, ate = '', given = ''] = /^([1-9]\d{0,14})\.([0-9a-f]{64})$/.exec(vista ?? '') ?? []
  return (
    given !== '' &&
    Number(ate) > Date.now() &&
    timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, nome, ate)))
  )
}
