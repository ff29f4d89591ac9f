import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { criadoEm, id, oneOf } from './columns.ts'
import { candidaturas, etapas, usuarios } from './schema.ts'

/**
 * Each change of a candidatura's stage. Rows are only added. A release is a row of its own, from a decision to itself.
 */
export const mudancasDeEtapa = pgTable(
  'mudancas_de_etapa',
  {
    id: id(),
    candidaturaId: integer('candidatura_id')
      .notNull()
      .references(() => candidaturas.id, { onDelete: 'cascade' }),
    /** Who did it; null for an account that is gone. */
    porId: integer('por_id').references(() => usuarios.id, { onDelete: 'set null' }),
    de: text('de', { enum: etapas }).notNull(),
    para: text('para', { enum: etapas }).notNull(),
    /** What was written with it. */
    palavra: text('palavra'),
    /** A decision held back: the student gets neither `para` nor `palavra` from this row. */
    retida: boolean('retida').notNull(),
    /** The held decision that this one releases: each is released once. */
    divulgaId: integer('divulga_id')
      .unique()
      .references((): AnyPgColumn => mudancasDeEtapa.id, { onDelete: 'cascade' }),
    /** What the student sees change; both null where nothing does. */
    vistoDe: text('visto_de', { enum: etapas }),
    vistoPara: text('visto_para', { enum: etapas }),
    criadoEm: criadoEm(),
  },
  table => [
    index().on(table.candidaturaId, table.id),
    oneOf('mudancas_de_etapa_de', 'de', etapas),
    oneOf('mudancas_de_etapa_para', 'para', etapas),
  ],
)
