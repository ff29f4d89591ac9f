import { timingSafeEqual } from 'node:crypto'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'
import { isTipoDeAviso } from './avisos.ts'
import type { TipoDeAviso } from './avisos.ts'

/** What the link of a mail stops: its kind, or for the daily summary every kind that is in it. */
export type Cancelavel = TipoDeAviso | 'resumo'

/** The text has a word that no other keyed hash begins with, so a signature is good for nothing else. */
const sign = (secret: string, quem: string): string => hashWith(secret, `cancelar-aviso ${quem}`)

/** '42.etapa.<signature>': the person and the kind. It is not stored and never expires, so that the link of an old mail works. */
export const createCancelamento = (secret: string, usuarioId: number, tipo: Cancelavel): string =>
  `${usuarioId}.${tipo}.${sign(secret, `${usuarioId}.${tipo}`)}`

/** Null for a token that this board did not sign. */
export const readCancelamento = (
  secrets: readonly string[],
  token: string,
): { usuarioId: number; tipo: Cancelavel } | null => {
  const [, quem = '', id = '', tipo = '', given = ''] =
    /^(([1-9]\d{0,9})\.([a-z_]+))\.([0-9a-f]{64})$/.exec(token) ?? []
  const isSigned = (secret: string) => timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, quem)))
  if (given === '' || !secrets.some(isSigned)) return null
  return tipo === 'resumo' || isTipoDeAviso(tipo) ? { usuarioId: Number(id), tipo } : null
}
