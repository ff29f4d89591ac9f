import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../columns.ts'
import { doUsuario } from '../schema.ts'

/** The address at which calendars read what a person has ahead: one each. */
export const agendas = pgTable(
  'agendas',
  {
    usuarioId: doUsuario('usuario_id').primaryKey(),
    /** SHA-256 of the token in the address, in hex: 256 random bits need no key. */
    hash: text('hash').notNull().unique(),
    criadaEm: instant('criada_em').notNull().defaultNow(),
    /** When its entries were last compared with the board. */
    conferidaEm: instant('conferida_em').notNull().defaultNow(),
  },
  table => [index('agendas_a_conferir').on(table.conferidaEm)],
)

/** What an entry is about: the vaga's prazo, its `respostaAte` or its release, or the interview of a candidatura. */
export const tiposDeEntrada = ['prazo', 'resposta', 'divulgacao', 'entrevista'] as const
export type TipoDeEntrada = (typeof tiposDeEntrada)[number]

/**
 * What an agenda says, as calendars read it. Kept as its own rows, so that a change is counted, and an entry that is gone
 * is known: they outlive the vaga. Only `conferirAgendas` writes them.
 */
export const entradasDaAgenda = pgTable(
  'entradas_da_agenda',
  {
    usuarioId: integer('usuario_id')
      .notNull()
      .references(() => agendas.usuarioId, { onDelete: 'cascade' }),
    tipo: text('tipo', { enum: tiposDeEntrada }).notNull(),
    /** The id of the candidatura of an interview, else that of the vaga. */
    alvoId: integer('alvo_id').notNull(),
    vagaId: integer('vaga_id').notNull(),
    /** Of the vaga. */
    titulo: text('titulo').notNull(),
    /** A whole day at the university; null for what has an hour. */
    dia: date('dia', { mode: 'string' }),
    /** Null for a whole day. */
    inicio: instant('inicio'),
    /** Null for a whole day, and for what takes no time. */
    minutos: integer('minutos'),
    /** The place of an interview, its link, or both. */
    onde: text('onde'),
    /** Incremented by each change. */
    sequencia: integer('sequencia').notNull().default(0),
    mudouEm: instant('mudou_em').notNull().defaultNow(),
    /** It does not happen. */
    cancelada: boolean('cancelada').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.usuarioId, table.tipo, table.alvoId] }),
    oneOf('entradas_da_agenda_tipo', 'tipo', tiposDeEntrada),
  ],
)
