import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { criadoEm, instant } from '../columns.ts'
import { daVaga, doUsuario } from '../schema.ts'

/** The bookmarks of students, so that they are on each of their devices. */
export const vagasSalvas = pgTable(
  'vagas_salvas',
  {
    usuarioId: doUsuario('usuario_id'),
    vagaId: daVaga(),
    criadoEm: criadoEm(),
    /** When the student was reminded of the deadline; null until then. */
    lembradaEm: instant('lembrada_em'),
  },
  table => [primaryKey({ columns: [table.usuarioId, table.vagaId] }), index().on(table.vagaId)],
)

/** The open vagas to which a student began to apply: kept until the last day, when the student is reminded. */
export const candidaturasComecadas = pgTable(
  'candidaturas_comecadas',
  {
    usuarioId: doUsuario('usuario_id'),
    vagaId: daVaga(),
    criadoEm: criadoEm(),
  },
  table => [primaryKey({ columns: [table.usuarioId, table.vagaId] }), index().on(table.vagaId)],
)
