import { timingSafeEqual } from 'node:crypto'
import { hashWith } from './tokenDeEmail.ts'

/**
 * What the signed links of mails do, beside those of contestacao.ts. A signature is good for one act alone: the text that
 * is signed has its word.
 */
type Ato = 'confirmar-email' | 'desfazer-email' | 'copia-de-dados'

const sign = (secret: string, ato: Ato, alvo: string): string => hashWith(secret, `${ato} ${alvo}`)

/** '12.<signature>': an id, or ids with points between them. Whether the link still works is looked up at each use. */
export const createLinkAssinado = (secret: string, ato: Ato, alvo: string): string =>
  `${alvo}.${sign(secret, ato, alvo)}`

/** The ids; null for a token that none of the keys signed for this act. */
export const readLinkAssinado = (secrets: readonly string[], ato: Ato, token: string): number[] | null => {
  const [, alvo = '', given = ''] = /^(\d{1,9}(?:\.\d{1,9})?)\.([0-9a-f]{64})$/.exec(token) ?? []
  const isSigned = (secret: string) => timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, ato, alvo)))
  return given !== '' && secrets.some(isSigned) ? alvo.split('.').map(Number) : null
}
