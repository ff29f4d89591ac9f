import { toPessoa } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import { flag, id, instant, list, nested, object, text } from './wire.ts'
import type { Row } from './wire.ts'

export type PapelNaVaga = 'AUTOR' | 'GESTOR'

/** Who manages a vaga with its author, or is invited to. */
export interface Gestor {
  codigo: string
  vagaCodigo: string
  /** Null while only an e-mail is invited. */
  pessoa: Pessoa | null
  email: string | null
  visivel: boolean
  aceitoEm: Date | null
}

/** Those of one vaga; undefined where they are not told. */
export function toGestores(row: Row, vagaCodigo: string): Gestor[] | undefined {
  return row['gestores'] === undefined ? undefined : list(row, 'gestores', body => toGestor(body, vagaCodigo))
}

/** Undefined where it is not told. */
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
