import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { daLista, id } from '../columns.ts'
import { daVaga, doUsuario } from '../schema.ts'

export const categoriasDeInteresse = pgTable('categorias_de_interesse', {
  id: id(),
  nome: text('nome').notNull().unique(),
  ...daLista(),
})

export const interesses = pgTable('interesses', {
  id: id(),
  nome: text('nome').notNull(),
  /** The name without case, accents and outer blanks: 'Robótica' and ' robotica' are one interest. */
  chave: text('chave')
    .generatedAlwaysAs(sql`chave_de_nome(nome)`)
    .notNull()
    .unique(),
  categoriaId: integer('categoria_id')
    .notNull()
    .references(() => categoriasDeInteresse.id),
  ...daLista(),
})

const doInteresse = () =>
  integer('interesse_id')
    .notNull()
    .references(() => interesses.id, { onDelete: 'cascade' })

export const usuariosInteresses = pgTable(
  'usuarios_interesses',
  {
    usuarioId: doUsuario('usuario_id'),
    interesseId: doInteresse(),
  },
  table => [
    primaryKey({ columns: [table.usuarioId, table.interesseId] }),
    index('usuarios_interesses_pessoas').on(table.interesseId, table.usuarioId).concurrently(),
  ],
)

export const vagasInteresses = pgTable(
  'vagas_interesses',
  {
    vagaId: daVaga(),
    interesseId: doInteresse(),
  },
  table => [primaryKey({ columns: [table.vagaId, table.interesseId] }), index().on(table.interesseId, table.vagaId)],
)
