import * as z from 'zod'
import { id, text } from './wire.ts'

/** Somebody as lists embed them. */
export interface Pessoa {
  codigo: string
  nome: string | null
  avatar: string | null
  email: string | null
  curso: string | null
}

/** `{id, nome or usuario, avatar, email, curso}`, of which only the id must be there. */
export const wirePessoa = z
  .object({ id, nome: text, usuario: text, avatar: text, email: text, curso: text })
  .transform(({ id, nome, usuario, avatar, email, curso }): Pessoa => {
    return { codigo: id, nome: nome ?? usuario, avatar: toAvatarUrl(avatar), email, curso }
  })

/**
 * Address that a browser on our origin may load: https as it is; what the API serves itself (a relative address, or
 * plain http) through the gateway's `/avatares/`, where `~/` stands for the API's root. Null for any other scheme.
 */
export function toAvatarUrl(avatar: string | null): string | null {
  if (!avatar || !URL.canParse(avatar, 'http://api')) return null
  const { protocol, href, pathname, search } = new URL(avatar, 'http://api')
  if (protocol === 'https:') return href
  if (protocol !== 'http:') return null
  return (pathname.startsWith('/avatares/') ? pathname : `/avatares/~${pathname}`) + search
}
