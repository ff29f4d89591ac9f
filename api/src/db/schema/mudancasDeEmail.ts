import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { doUsuario } from '../schema.ts'

/**
 * Changes of the address of an account: one that waits for its confirmation, and those that can be undone. The links of the
 * mails are signed, not stored: see autenticacao/linkAssinado.ts.
 */
export const mudancasDeEmail = pgTable(
  'mudancas_de_email',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    /** Both in lower case. */
    de: text('de').notNull(),
    para: text('para').notNull(),
    pedidaEm: instant('pedida_em').notNull().defaultNow(),
    /** Null while it waits. */
    confirmadaEm: instant('confirmada_em'),
    /** When it was cancelled or undone, or its account left: its links are refused. */
    encerradaEm: instant('encerrada_em'),
  },
  table => [
    uniqueIndex('mudancas_de_email_em_espera')
      .on(table.usuarioId)
      .where(sql`confirmada_em is null and encerrada_em is null`),
    index().on(table.usuarioId),
    index('mudancas_de_email_de').on(table.de),
  ],
)
