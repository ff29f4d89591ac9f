import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../columns.ts'
import { daVaga } from '../schema.ts'

/** What led a student to a vaga. */
export const origens = ['lista', 'busca', 'alerta', 'link'] as const

/** How often students opened a vaga and began to apply to it. Only sums: nothing here says who. */
export const passosDaVaga = pgTable(
  'passos_da_vaga',
  {
    vagaId: daVaga(),
    /** At the university. */
    dia: date('dia').notNull(),
    origem: text('origem', { enum: origens }).notNull(),
    viram: integer('viram').notNull().default(0),
    comecaram: integer('comecaram').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.vagaId, table.dia, table.origem] }),
    oneOf('passos_da_vaga_origem', 'origem', origens),
  ],
)
