import { id, object, text } from '../wire/fields.ts'
import { toAvatarUrl } from '../wire/url.ts'

/** A person as lists embed them. */
export interface Pessoa {
  codigo: string
  nome: string | null
  avatar: string | null
}

/** `{id, nome or usuario, avatar}`; only the id is required. */
export function toPessoa(body: unknown): Pessoa {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    nome: text(row, 'nome') ?? text(row, 'usuario'),
    avatar: toAvatarUrl(text(row, 'avatar')),
  }
}
