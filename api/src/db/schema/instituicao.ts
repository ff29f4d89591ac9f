import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../columns.ts'

/** One row, once the lists of the institution's file have been read: they are the board's own from then on. */
export const instituicao = pgTable(
  'instituicao',
  {
    id: boolean('id').primaryKey().default(true),
    listasLidasEm: instant('listas_lidas_em').notNull().defaultNow(),
    /** Grows with each change by an administrator. */
    versao: integer('versao').notNull().default(1),
    /** What an administrator changed, by the keys of the file: it wins over the file. */
    valores: jsonb('valores').notNull().default({}).$type<Record<string, unknown>>(),
    logo: bytea('logo'),
    logoTipo: text('logo_tipo'),
  },
  table => [check('instituicao_uma', sql`${table.id}`)],
)
