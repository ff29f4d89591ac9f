import { count, flag, id, nested, object, requiredInstant, text } from '../wire/fields.ts'
import { toLink } from '../wire/url.ts'
import { toPessoa } from './pessoa.ts'
import type { Pessoa } from './pessoa.ts'

/** An interview slot of a vaga. */
export interface Horario {
  codigo: string
  vagaCodigo: string
  inicio: Date
  minutos: number
  local: string | null
  link: string | null
  /** Only the managers of the vaga see these two; null while the slot is free. */
  candidatura: string | null
  candidato: Pessoa | null
  minha: boolean
}

export function toHorario(body: unknown, vagaCodigo: string): Horario {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    vagaCodigo,
    inicio: requiredInstant(row, 'inicio'),
    minutos: count(row, 'minutos'),
    local: text(row, 'local'),
    link: toLink(text(row, 'link')),
    candidatura: nested(row, 'candidatura', candidatura => id(object(candidatura), 'id')),
    candidato: nested(row, 'candidatura', candidatura => nested(object(candidatura), 'candidato', toPessoa)),
    minha: flag(row, 'minha') ?? false,
  }
}
