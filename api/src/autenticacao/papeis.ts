import { sql } from 'drizzle-orm'
import { usuarios } from '../db/schema.ts'
import type { direitos } from '../db/schema.ts'

/** What a person is here. One account may have several. */
export type Papel = 'aluno' | 'professor' | (typeof direitos)[number]

/**
 * The roles of an account, of which there is at least one. An account with rights that somebody gave is besides a
 * professor only if it is confirmed as one: an administrator does not publish.
 */
export const papeisDaConta = sql<Papel[]>`(
  case
    when ${usuarios.ehaluno} then array['aluno']
    when ${usuarios.direitos} = '{}' or ${usuarios.professorConfirmadoEm} is not null then array['professor']
    else array[]::text[]
  end || ${usuarios.direitos}
)`

/** Whether the account is a professor whose role is not confirmed: it waits, or was refused. */
export const aConfirmar = sql<boolean>`(
  not ${usuarios.ehaluno} and ${usuarios.direitos} = '{}' and ${usuarios.professorConfirmadoEm} is null
)`

/** Why the role of such a professor was refused; null while it waits, and for everybody else. */
export const recusaDeProfessor = sql<string | null>`case when ${aConfirmar} then ${usuarios.recusaDeProfessor} end`
