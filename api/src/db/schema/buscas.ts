import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { criadoEm, id, instant, oneOf, tsquery } from '../columns.ts'
import { departamentos, doUsuario, modalidades, usuarios } from '../schema.ts'
import { tiposDeVaga } from './listas.ts'

/** A search, or a follow: of a professor, a department, or a course of the own transcript. */
export const tiposDeBusca = ['busca', 'professor', 'departamento', 'disciplina'] as const

/** How its owner is told of a vaga: only on the board, in the daily summary, on their devices, or not at all. */
export const modosDeBusca = ['no_quadro', 'resumo', 'no_aparelho', 'nenhum'] as const
export type ModoDeBusca = (typeof modosDeBusca)[number]

export const beneficiosDeVaga = ['remuneracao', 'desconto_mensalidade', 'horas_complementares'] as const
export const ordensDeVagas = ['recomendadas', 'prazo', 'recentes'] as const

/** The searches that students saved, each with the filter of the list in columns: an empty one narrows nothing. */
export const buscasSalvas = pgTable(
  'buscas_salvas',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    tipo: text('tipo', { enum: tiposDeBusca }).notNull(),
    /** Null for a professor or a department, whose name may change. */
    nome: text('nome'),
    /** The code of the course that is followed. Its name is `busca`. */
    disciplina: text('disciplina'),
    departamentoId: integer('departamento_id').references(() => departamentos.id, { onDelete: 'cascade' }),
    autorId: integer('autor_id').references(() => usuarios.id, { onDelete: 'cascade' }),
    beneficios: text('beneficios', { enum: beneficiosDeVaga }).array().notNull().default([]),
    modalidades: text('modalidades', { enum: modalidades }).array().notNull().default([]),
    horasMinimas: integer('horas_minimas'),
    busca: text('busca'),
    /** `busca` as titles are compared. */
    palavras: text('palavras').generatedAlwaysAs(sql`palavras_de_busca(busca)`),
    ordem: text('ordem', { enum: ordensDeVagas }),
    /** `busca` as the list reads it, with the synonyms that `sinonimos` is a hash of. Null without words. */
    consulta: tsquery('consulta'),
    sinonimos: text('sinonimos'),
    modo: text('modo', { enum: modosDeBusca }).notNull(),
    /** A vaga is new if it was published after this: when it was saved, switched on, or last opened. */
    vistaEm: instant('vista_em')
      .notNull()
      .default(sql`clock_timestamp()`),
    criadoEm: criadoEm(),
  },
  table => [
    index().on(table.usuarioId),
    index().on(table.departamentoId),
    index().on(table.autorId),
    oneOf('buscas_salvas_tipo', 'tipo', tiposDeBusca),
    oneOf('buscas_salvas_modo', 'modo', modosDeBusca),
  ],
)

/** The types of vaga of a search: any of them. */
export const buscasSalvasTipos = pgTable(
  'buscas_salvas_tipos',
  {
    buscaId: integer('busca_id')
      .notNull()
      .references(() => buscasSalvas.id, { onDelete: 'cascade' }),
    tipoId: integer('tipo_id')
      .notNull()
      .references(() => tiposDeVaga.id),
  },
  table => [primaryKey({ columns: [table.buscaId, table.tipoId] }), index().on(table.tipoId)],
)
