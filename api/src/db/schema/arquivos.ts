import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, criadoEm, instant } from '../columns.ts'

/* Bytes, and which of them are portraits. */

/** The bytes of files, each content once: see fileStore.ts. */
export const arquivos = pgTable(
  'arquivos',
  {
    /** sha256 of the bytes, in hex. */
    chave: text('chave').primaryKey(),
    /** Null once the bucket has them. */
    bytes: bytea('bytes'),
    /** When the next clean-up checks whether they are in use. */
    conferirEm: instant('conferir_em').notNull(),
  },
  table => [
    index().on(table.conferirEm),
    index('arquivos_a_levar')
      .on(table.chave)
      .where(sql`bytes is not null`),
    check('arquivos_tamanho', sql`octet_length(bytes) <= 5242880`),
  ],
)

/** Portraits with their copies, a row per size: see retratos.ts. */
export const retratos = pgTable(
  'retratos',
  {
    /** Hex digits: the `avatar` of its person is `/avatares/<nome>.webp`. */
    nome: text('nome').notNull(),
    /** Pixels; 512 is the portrait itself, whatever its width. */
    largura: integer('largura').notNull(),
    chave: text('chave')
      .notNull()
      .references(() => arquivos.chave),
    criadoEm: criadoEm(),
  },
  table => [primaryKey({ columns: [table.nome, table.largura] }), index().on(table.chave)],
)
