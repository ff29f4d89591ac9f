import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/* Columns that many tables share. */

/** Maintained by triggers, never written by hand: see migrations/0000_baseline.sql. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Written as an expression. */
export const tsquery = customType<{ data: SQL }>({ dataType: () => 'tsquery' })

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const criadoEm = () => instant('criado_em').notNull().defaultNow()

/**
 * When the row was written. now() is the start of the transaction, which may have waited until its vaga was published: the
 * row would be older than that.
 */
export const escritoEm = () =>
  instant('criado_em')
    .notNull()
    .default(sql`clock_timestamp()`)

/** The check constraint that makes a text column a closed list. */
export const oneOf = (name: string, column: string, values: readonly string[]) =>
  check(name, sql.raw(`${column} in (${values.map(value => `'${value}'`).join(', ')})`))

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: bytes => Buffer.from(bytes),
})

/** The columns of an entry of the institution's lists (listas/listas.ts). */
export const daLista = () => ({
  /** Its place among those of its parent. Null: after those that have one, by name. */
  ordem: integer('ordem'),
  /** Since when it is offered to nobody. What has it keeps it. */
  arquivadoEm: instant('arquivado_em'),
})

/** Who sees a part of a profile. The person, and who manages a vaga that they applied to, always do. */
export const audiencias = ['todos', 'professores', 'gestores'] as const

/** What a person chose and accepted. */
export const daPrivacidade = () => ({
  /** For whom the about text and the interests are. */
  perfilPara: text('perfil_para', { enum: audiencias }).notNull().default('todos'),
  /** For whom a student's course is. */
  cursoPara: text('curso_para', { enum: audiencias }).notNull().default('todos'),
  emailPara: text('email_para', { enum: audiencias }).notNull().default('gestores'),
  /** The last publication of notice and terms (documentos) that the person accepted; 0: none. */
  documentosAte: integer('documentos_ate').notNull().default(0),
  /** When the person was told that the account ends because nobody uses it; null: not since the last use. */
  avisoDeFimEm: instant('aviso_de_fim_em'),
})
