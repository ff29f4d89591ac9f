import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { daLista, id, instant } from '../columns.ts'

/** The institution's places of work; by default 1 is Remoto, 2 is PUC (specification §9). */
export const locais = pgTable('locais', { id: id(), name: text('name').notNull().unique(), ...daLista() })

export const tiposDeVaga = pgTable('tipos_de_vaga', {
  id: id(),
  nome: text('nome').notNull().unique(),
  /** Whether it is the institution's own, besides the six of the specification (§3), which are 1 to 6. */
  proprio: boolean('proprio').generatedAlwaysAs(sql`id > 6`),
  ...daLista(),
})

/**
 * Two entries of a list that became one: what used `deId` uses `emId` since. Without foreign keys: `deId` is deleted, and
 * `emId` may be joined into another one later.
 */
export const juncoes = pgTable(
  'juncoes',
  {
    id: id(),
    lista: text('lista').notNull(),
    deId: integer('de_id').notNull(),
    emId: integer('em_id').notNull(),
    /** The row of `deId` as it was. */
    entrada: jsonb('entrada').$type<Record<string, unknown>>().notNull(),
    /** The name of `emId` at the time. */
    emNome: text('em_nome').notNull(),
    feitaEm: instant('feita_em').notNull().defaultNow(),
    desfeitaEm: instant('desfeita_em'),
  },
  table => [index().on(table.lista, table.id)],
)

/** The rows that a join moved, so that it can be undone. */
export const linhasJuntadas = pgTable(
  'linhas_juntadas',
  {
    juncaoId: integer('juncao_id')
      .notNull()
      .references(() => juncoes.id, { onDelete: 'cascade' }),
    /** Which reference of the list (listas/listas.ts). */
    referencia: text('referencia').notNull(),
    /** The id of the row, or the other half of a pair. */
    chave: text('chave').notNull(),
    /** A pair whose other half had both entries: the join left one of its two rows. */
    dobrada: boolean('dobrada').notNull(),
  },
  table => [primaryKey({ columns: [table.juncaoId, table.referencia, table.chave] })],
)
