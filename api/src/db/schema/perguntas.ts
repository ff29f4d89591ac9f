import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { criadoEm, id, oneOf } from '../columns.ts'
import { arquivos } from './arquivos.ts'
import { candidaturas, daVaga, doUsuario } from '../schema.ts'

/* The questions of a vaga, its request for a file, and the answers of candidates. */

export const tiposDePergunta = ['texto_curto', 'texto_longo', 'escolha', 'numero', 'link'] as const
/** Whether a vaga requests a file. */
export const pedidos = ['nao', 'opcional', 'obrigatorio'] as const

export const perguntas = pgTable(
  'perguntas',
  {
    id: id(),
    vagaId: daVaga(),
    ordem: integer('ordem').notNull(),
    texto: text('texto').notNull(),
    tipo: text('tipo', { enum: tiposDePergunta }).notNull(),
    obrigatoria: boolean('obrigatoria').notNull(),
    /** Only for an `escolha`. */
    opcoes: text('opcoes').array().notNull().default([]),
  },
  table => [index().on(table.vagaId, table.ordem), oneOf('perguntas_tipo', 'tipo', tiposDePergunta)],
)

/** No row means that no file is requested. */
export const pedidosDeArquivo = pgTable(
  'pedidos_de_arquivo',
  {
    vagaId: daVaga().primaryKey(),
    pedido: text('pedido', { enum: pedidos }).notNull(),
    instrucao: text('instrucao'),
  },
  () => [oneOf('pedidos_de_arquivo_pedido', 'pedido', pedidos)],
)

const daCandidatura = () => integer('candidatura_id').references(() => candidaturas.id, { onDelete: 'cascade' })

/** With a copy of the question, which may be edited or deleted later. */
export const respostas = pgTable(
  'respostas',
  {
    candidaturaId: daCandidatura().notNull(),
    ordem: integer('ordem').notNull(),
    perguntaId: integer('pergunta_id').references(() => perguntas.id, { onDelete: 'set null' }),
    texto: text('texto').notNull(),
    tipo: text('tipo', { enum: tiposDePergunta }).notNull(),
    valor: text('valor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.candidaturaId, table.ordem] }),
    index().on(table.perguntaId),
    oneOf('respostas_tipo', 'tipo', tiposDePergunta),
  ],
)

/** Who uploaded a file to which vaga, and so may use it. Two people with the same bytes have a row each. */
export const arquivosEnviados = pgTable(
  'arquivos_enviados',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    donoId: doUsuario('dono_id'),
    vagaId: daVaga(),
    /** Null until the file is used. */
    candidaturaId: daCandidatura().unique(),
    chave: text('chave')
      .notNull()
      .references(() => arquivos.chave),
    tamanho: integer('tamanho').notNull(),
    criadoEm: criadoEm(),
  },
  table => [index().on(table.donoId), index().on(table.chave), index().on(table.vagaId)],
)

/**
 * Whether the vaga of a row of `candidaturas` requires a file, and the row has none. `offset 0` makes the planner use the
 * indexes, where it might scan the tables.
 */
export const semArquivo = sql<boolean>`(
  exists (
    select from ${pedidosDeArquivo}
    where ${pedidosDeArquivo.vagaId} = ${candidaturas}.vaga_id and ${pedidosDeArquivo.pedido} = 'obrigatorio'
    offset 0
  ) and not exists (
    select from ${arquivosEnviados} where ${arquivosEnviados.candidaturaId} = ${candidaturas}.id offset 0
  )
)`
