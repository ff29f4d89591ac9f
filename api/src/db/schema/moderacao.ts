import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { criadoEm, id, instant, oneOf } from '../columns.ts'
import { doUsuario, usuarios } from '../schema.ts'

export const tiposDeCaso = ['vaga', 'perfil', 'mensagem', 'comunicado'] as const
export const situacoesDeCaso = ['aberto', 'decidido', 'contestado', 'encerrado'] as const
export const motivosDeDenuncia = ['spam', 'ofensa', 'falsidade', 'regras', 'outro'] as const
export const atosDeModeracao = [
  'dispensar',
  'advertir',
  'ocultar',
  'suspender',
  'restaurar',
  'reabrir',
  'manter',
] as const

/** Whose profile is hidden: what it had. */
export type Guardado = { sobre: string | null; avatar: string | null }

/** What was reported, as it was. `retrato`: the portrait of a profile. */
export type Copia = { titulo: string; texto: string; retrato: string | null }

/** Reports about one thing, or a vaga that waits for its first look, until it is decided. */
export const casos = pgTable(
  'casos',
  {
    id: id(),
    tipo: text('tipo', { enum: tiposDeCaso }).notNull(),
    /** A vaga that waits for its first look, which nobody reported. Its `tipo` is 'vaga'. */
    publicacao: boolean('publicacao').notNull().default(false),
    /** The vaga, the person, or the message; of a comunicado, its first message. No foreign key: the case outlives it. */
    objetoId: integer('objeto_id').notNull(),
    /** Whose it is. */
    pessoaId: doUsuario('pessoa_id'),
    situacao: text('situacao', { enum: situacoesDeCaso }).notNull().default('aberto'),
    /** The last decision; null before the first. 'manter' leaves the one that it keeps. */
    ato: text('ato', { enum: atosDeModeracao }),
    decididoEm: instant('decidido_em'),
    /** What a hidden profile had, to be restored; null for any other case. */
    guardado: jsonb('guardado').$type<Guardado>(),
    /** The objection, once, and who wrote it. */
    contestacao: text('contestacao'),
    contestadaPor: integer('contestada_por').references(() => usuarios.id, { onDelete: 'set null' }),
    contestadaEm: instant('contestada_em'),
    criadoEm: criadoEm(),
  },
  table => [
    uniqueIndex('casos_um_aberto')
      .on(table.tipo, table.objetoId)
      .where(sql`situacao = 'aberto'`),
    index().on(table.tipo, table.objetoId, table.id),
    index().on(table.pessoaId, table.id),
    index().on(table.situacao, table.id),
    index('casos_retrato').on(sql`(guardado ->> 'avatar')`),
    oneOf('casos_tipo', 'tipo', tiposDeCaso),
    oneOf('casos_situacao', 'situacao', situacoesDeCaso),
    oneOf('casos_ato', 'ato', atosDeModeracao),
  ],
)

const doCaso = () =>
  integer('caso_id')
    .notNull()
    .references(() => casos.id, { onDelete: 'cascade' })

/** One report each. No response of a moderator or of the reported reads `denunciante_id`. */
export const denuncias = pgTable(
  'denuncias',
  {
    id: id(),
    casoId: doCaso(),
    denuncianteId: doUsuario('denunciante_id'),
    motivo: text('motivo', { enum: motivosDeDenuncia }).notNull(),
    texto: text('texto'),
    copia: jsonb('copia').$type<Copia>().notNull(),
    criadoEm: criadoEm(),
  },
  table => [
    unique('denuncias_uma_por_pessoa').on(table.casoId, table.denuncianteId),
    index().on(table.denuncianteId),
    oneOf('denuncias_motivo', 'motivo', motivosDeDenuncia),
  ],
)

/** What moderators decided, append-only. */
export const decisoes = pgTable(
  'decisoes',
  {
    id: id(),
    casoId: doCaso(),
    /** Who decided; null if the account was deleted. */
    porId: integer('por_id').references(() => usuarios.id, { onDelete: 'set null' }),
    ato: text('ato', { enum: atosDeModeracao }).notNull(),
    /** As it is told to whom it concerns. */
    motivo: text('motivo').notNull(),
    /** The last day of a suspension. */
    ate: date('ate', { mode: 'string' }),
    criadoEm: criadoEm(),
  },
  table => [index().on(table.casoId, table.id), index().on(table.porId), oneOf('decisoes_ato', 'ato', atosDeModeracao)],
)
