import { toAvatarUrl } from './url.ts'
import { id, object, text } from './wire.ts'

/** Somebody as lists embed them. */
export interface Pessoa {
  codigo: string
  nome: string | null
  avatar: string | null
}

/** `{id, nome or usuario, avatar}`, of which only the id must be there. */
export function toPessoa(body: unknown): Pessoa {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    nome: text(row, 'nome') ?? text(row, 'usuario'),
    avatar: toAvatarUrl(text(row, 'avatar')),
  }
}
