import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, oneOf } from '../columns.ts'
import { mensagens, notificacoes } from './rede.ts'
import { candidaturas, doUsuario, vagas } from '../schema.ts'

/** How a person learns of a kind of event: only on the board, also by mail at once or in the daily summary, or not at all. */
export const modosDeAviso = ['no_quadro', 'na_hora', 'resumo', 'nenhum'] as const
export type ModoDeAviso = (typeof modosDeAviso)[number]

/** What a person chose other than the default of the kind (notificacoes/avisos.ts, which has the kinds). */
export const preferenciasDeAviso = pgTable(
  'preferencias_de_aviso',
  {
    usuarioId: doUsuario('usuario_id'),
    tipo: text('tipo').notNull(),
    modo: text('modo', { enum: modosDeAviso }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.usuarioId, table.tipo] }),
    oneOf('preferencias_de_aviso_modo', 'modo', modosDeAviso),
  ],
)

/** Notifications that are mailed: each alone at once, or those of a person together in a daily summary. */
export const avisosAEnviar = pgTable(
  'avisos_a_enviar',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    tipo: text('tipo').notNull(),
    /** Its text is that of the notification when the mail is written. Null for a receipt. */
    notificacaoId: integer('notificacao_id').references(() => notificacoes.id, { onDelete: 'cascade' }),
    /** The candidatura of a receipt. */
    candidaturaId: integer('candidatura_id').references(() => candidaturas.id, { onDelete: 'cascade' }),
    /** The message that it is about. */
    mensagemId: integer('mensagem_id').references(() => mensagens.id, { onDelete: 'cascade' }),
    /** The vaga of a comunicado. */
    vagaId: integer('vaga_id').references(() => vagas.id, { onDelete: 'cascade' }),
    /** The saved search that led to it, which has its way. No foreign key: without the search it is not sent. */
    buscaId: integer('busca_id'),
    resumo: boolean('resumo').notNull(),
    tentativas: integer('tentativas').notNull().default(0),
    proximaEm: instant('proxima_em').notNull().defaultNow(),
  },
  table => [
    index('avisos_a_enviar_devidos').on(table.resumo, table.proximaEm),
    index().on(table.usuarioId),
    // For the rows that are deleted with these.
    index().on(table.candidaturaId),
    index().on(table.mensagemId),
    index().on(table.vagaId),
    uniqueIndex('avisos_a_enviar_um_por_fato').on(table.notificacaoId, sql`coalesce(${table.mensagemId}, 0)`),
  ],
)
