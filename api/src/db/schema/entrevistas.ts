import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { candidaturas, daVaga } from '../schema.ts'

/** Horarios that a vaga offers for interviews, and the candidatura that took each. */
export const horarios = pgTable(
  'horarios',
  {
    id: id(),
    vagaId: daVaga(),
    inicio: instant('inicio').notNull(),
    minutos: integer('minutos').notNull(),
    /** A place, a link, or both. */
    local: text('local'),
    link: text('link'),
    /** The candidatura that took it; null while it is free. A candidatura has at most one. */
    candidaturaId: integer('candidatura_id')
      .unique()
      .references(() => candidaturas.id, { onDelete: 'set null' }),
    /** When its reminder is due; null once it is sent, and if there is none to send. */
    lembreteEm: instant('lembrete_em'),
  },
  table => [
    index('horarios_da_vaga').on(table.vagaId, table.inicio),
    index('horarios_a_lembrar')
      .on(table.lembreteEm)
      .where(sql`lembrete_em is not null`),
    check('horarios_minutos', sql`minutos between 5 and 480`),
    check('horarios_onde', sql`local is not null or link is not null`),
  ],
)
