import { Misfit, count, id, list, nested, object, requiredInstant, requiredText, whole } from '../wire/fields.ts'
import { toPessoa } from './pessoa.ts'
import type { Pessoa } from './pessoa.ts'

/** A professor's private evaluation of one candidatura, identified by it. */
export interface Avaliacao {
  candidatura: string
  nota: number | null
  etiquetas: string[]
  totalDeAnotacoes: number
}

export interface Anotacao {
  codigo: string
  candidatura: string
  texto: string
  criadaEm: Date
  autor: Pessoa | null
}

export function toAvaliacao(body: unknown, candidatura: string): Avaliacao {
  const row = object(body)
  return {
    candidatura,
    nota: whole(row, 'nota'),
    etiquetas: list(row, 'etiquetas', toEtiqueta),
    totalDeAnotacoes: count(row, 'anotacoes'),
  }
}

function toEtiqueta(written: unknown): string {
  if (typeof written === 'string') return written
  throw new Misfit('not a text')
}

export function toAnotacao(body: unknown, candidatura: string): Anotacao {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    candidatura,
    texto: requiredText(row, 'texto'),
    criadaEm: requiredInstant(row, 'criado_em'),
    autor: nested(row, 'autor', toPessoa),
  }
}
