import { flag, id, instant, list, nested, object, text } from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'
import { toPessoa } from './pessoa.ts'
import type { Pessoa } from './pessoa.ts'

export type PapelNaVaga = 'AUTOR' | 'GESTOR'

/** A co-manager of a vaga, or an invited one. */
export interface Gestor {
  codigo: string
  vagaCodigo: string
  /** Null while only an e-mail is known. */
  pessoa: Pessoa | null
  email: string | null
  visivel: boolean
  aceitoEm: Date | null
}

/** Those of one vaga; undefined if the response omits them. */
export function toGestores(row: Row, vagaCodigo: string): Gestor[] | undefined {
  return row['gestores'] === undefined ? undefined : list(row, 'gestores', body => toGestor(body, vagaCodigo))
}

/** Undefined if the response omits it. */
export function toPapelNaVaga(row: Row): PapelNaVaga | null | undefined {
  if (row['meu_papel'] === undefined) return undefined
  const written = text(row, 'meu_papel')?.toUpperCase()
  return written === 'AUTOR' || written === 'GESTOR' ? written : null
}

function toGestor(body: unknown, vagaCodigo: string): Gestor {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    vagaCodigo,
    pessoa: nested(row, 'usuario', toPessoa),
    email: text(row, 'email'),
    visivel: flag(row, 'visivel') ?? false,
    aceitoEm: instant(row, 'aceito_em'),
  }
}
