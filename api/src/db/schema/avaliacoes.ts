import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { criadoEm, id } from '../columns.ts'
import { candidaturas, usuarios } from '../schema.ts'

/* What professors write about each candidatura. In tables of their own, which no query of a student reads. */

const daCandidatura = () =>
  integer('candidatura_id')
    .notNull()
    .references(() => candidaturas.id, { onDelete: 'cascade' })

/** No row means no rating and no labels. */
export const avaliacoes = pgTable(
  'avaliacoes',
  {
    candidaturaId: daCandidatura().primaryKey(),
    /** 1 to 5; null for none. */
    nota: integer('nota'),
    etiquetas: text('etiquetas').array().notNull().default([]),
  },
  () => [
    check('avaliacoes_nota', sql`nota between 1 and 5`),
    check('avaliacoes_etiquetas', sql`cardinality(etiquetas) <= 10`),
  ],
)

export const anotacoes = pgTable(
  'anotacoes',
  {
    id: id(),
    candidaturaId: daCandidatura(),
    /** Null if the account was deleted. */
    autorId: integer('autor_id').references(() => usuarios.id, { onDelete: 'set null' }),
    texto: text('texto').notNull(),
    criadoEm: criadoEm(),
  },
  table => [index().on(table.candidaturaId, table.id)],
)
