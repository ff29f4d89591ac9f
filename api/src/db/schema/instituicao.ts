import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** One row, once the lists of the institution's file have been read: they are the board's own from then on. */
export const instituicao = pgTable(
  'instituicao',
  {
    id: boolean('id').primaryKey().default(true),
    listasLidasEm: instant('listas_lidas_em').notNull().defaultNow(),
  },
  table => [check('instituicao_uma', sql`${table.id}`)],
)
