import { sql } from 'drizzle-orm'
import { check, date, pgTable, text } from 'drizzle-orm/pg-core'
import { criadoEm, id, oneOf } from '../columns.ts'

export const ladosDoMural = ['aluno', 'professor'] as const

/** Sentences of the administration that stand above every page, from a day to another, both at the university. */
export const avisosDoSistema = pgTable(
  'avisos_do_sistema',
  {
    id: id(),
    texto: text('texto').notNull(),
    /** Who sees it; null: everybody. */
    para: text('para', { enum: ladosDoMural }),
    de: date('de', { mode: 'string' }).notNull(),
    ate: date('ate', { mode: 'string' }).notNull(),
    criadoEm: criadoEm(),
  },
  table => [
    check('avisos_do_sistema_dias', sql`${table.de} <= ${table.ate}`),
    oneOf('avisos_do_sistema_para', 'para', ladosDoMural),
  ],
)
