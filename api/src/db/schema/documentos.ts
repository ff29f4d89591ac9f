import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, oneOf } from '../columns.ts'

export const tiposDeDocumento = ['privacidade', 'termos'] as const

/** The privacy notice and the terms of use: every published version, and at most one draft of each. */
export const documentos = pgTable(
  'documentos',
  {
    id: id(),
    tipo: text('tipo', { enum: tiposDeDocumento }).notNull(),
    texto: text('texto').notNull(),
    /** What changed since the version before, in a sentence or two. */
    mudou: text('mudou').notNull().default(''),
    /** Counts the publications of both documents, so that one number says what a person accepted. Null: a draft. */
    numero: integer('numero').unique(),
    publicadoEm: instant('publicado_em'),
  },
  table => [
    oneOf('documentos_tipo', 'tipo', tiposDeDocumento),
    check('documentos_publicados', sql`(numero is null) = (publicado_em is null)`),
    uniqueIndex('documentos_um_rascunho')
      .on(table.tipo)
      .where(sql`numero is null`),
  ],
)
