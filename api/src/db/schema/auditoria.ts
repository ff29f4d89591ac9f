import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/**
 * What was done with a right over others, and who entered. Only inserted: triggers refuse everything else, except the
 * deletion by age (retention.ts). People are named by their id alone, without a foreign key: the row outlives them.
 */
export const auditoria = pgTable(
  'auditoria',
  {
    id: id(),
    em: instant('em').notNull().defaultNow(),
    /** Who did it; null: a command of the operator. */
    atorId: integer('ator_id'),
    acao: text('acao').notNull(),
    /** To whom; null if to nobody in particular. */
    pessoaId: integer('pessoa_id'),
    /** What it was about, as 'candidatura 7'. */
    objeto: text('objeto'),
    /** The changed values. */
    antes: jsonb('antes').$type<Record<string, unknown>>(),
    depois: jsonb('depois').$type<Record<string, unknown>>(),
    motivo: text('motivo'),
  },
  table => [
    index().on(table.em),
    index().on(table.atorId, table.id),
    index().on(table.pessoaId, table.id),
    index().on(table.acao, table.id),
  ],
)
