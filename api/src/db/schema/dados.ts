import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../columns.ts'
import { doUsuario } from '../schema.ts'

/* What people do with their own data: a copy of it, and the end of the account. */

/** The name of an account that is gone. */
export const pessoaRemovida = 'Pessoa removida'

/** A file with everything that is kept about a person, for a day: one each. */
export const copiasDeDados = pgTable(
  'copias_de_dados',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    usuarioId: doUsuario('usuario_id').unique(),
    pedidaEm: instant('pedida_em').notNull().defaultNow(),
    /** Null while it is being made. */
    prontaEm: instant('pronta_em'),
    /** When the last try failed; null if none did. */
    falhouEm: instant('falhou_em'),
    bytes: integer('bytes').notNull().default(0),
  },
  table => [
    index('copias_de_dados_a_fazer')
      .on(table.pedidaEm)
      .where(sql`pronta_em is null`),
  ],
)

/** The bytes of such a file in pieces, so that no program holds all of it. */
export const partesDaCopia = pgTable(
  'partes_da_copia',
  {
    copiaId: uuid('copia_id')
      .notNull()
      .references(() => copiasDeDados.id, { onDelete: 'cascade' }),
    ordem: integer('ordem').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  table => [primaryKey({ columns: [table.copiaId, table.ordem] })],
)

/**
 * Who asked for the end of their account. The row stays afterwards, with keyed hashes alone: an import does not bring the
 * person back.
 */
export const exclusoes = pgTable(
  'exclusoes',
  {
    usuarioId: doUsuario('usuario_id').primaryKey(),
    pedidaEm: instant('pedida_em').notNull().defaultNow(),
    /** Until then the person may change their mind. */
    executarEm: instant('executar_em').notNull(),
    concluidaEm: instant('concluida_em'),
    /** Keyed hashes (dados/marca.ts), in hex. */
    emailMarca: text('email_marca'),
    matriculaMarca: text('matricula_marca'),
  },
  table => [
    index('exclusoes_a_executar')
      .on(table.executarEm)
      .where(sql`concluida_em is null`),
  ],
)
