import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { criadoEm, escritoEm, id, instant, oneOf } from '../columns.ts'
import { doUsuario, usuarios, vagas } from '../schema.ts'

export const tiposDeNotificacao = ['oportunidade', 'conexao', 'engajamento', 'candidatura', 'mensagem'] as const
export const iconesDeNotificacao = ['calendar', 'user', 'link', 'award'] as const

// Messages.

export const mensagens = pgTable(
  'mensagens',
  {
    id: id(),
    remetenteId: integer('remetente_id')
      .notNull()
      .references(() => usuarios.id),
    destinatarioId: integer('destinatario_id')
      .notNull()
      .references(() => usuarios.id),
    conteudo: text('conteudo').notNull(),
    /** When the recipient opened the conversation; null while unread. */
    lidaEm: instant('lida_em'),
    /** The vaga to whose candidates it is a comunicado; null for any other message. No foreign key: the vaga may be deleted. */
    comunicadoDe: integer('comunicado_de'),
    /** When moderators hid it: nobody reads its text any more. */
    ocultaEm: instant('oculta_em'),
    criadoEm: criadoEm(),
  },
  table => [
    index('mensagens_conversa').on(
      sql`least(${table.remetenteId}, ${table.destinatarioId})`,
      sql`greatest(${table.remetenteId}, ${table.destinatarioId})`,
      table.id,
    ),
    index('mensagens_nao_lidas')
      .on(table.destinatarioId, table.remetenteId)
      .where(sql`lida_em is null`),
  ],
)

/** What is read in place of a message that moderators hid. */
export const mensagemOculta = 'Mensagem ocultada pela moderação'

/** The text of a message as people read it. */
export const conteudoVisivel = sql<string>`
  case when ${mensagens.ocultaEm} is null then ${mensagens.conteudo} else ${mensagemOculta} end`

/**
 * A person's view of a conversation. A trigger on inserts into `mensagens` maintains it; reading sets `naoLidas` to 0.
 */
export const conversas = pgTable(
  'conversas',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    outroId: doUsuario('outro_id'),
    ultimaMensagemId: integer('ultima_mensagem_id')
      .notNull()
      .references(() => mensagens.id, { onDelete: 'cascade' }),
    ultimaAtualizacao: instant('ultima_atualizacao').notNull(),
    naoLidas: integer('nao_lidas').notNull().default(0),
  },
  table => [unique().on(table.usuarioId, table.outroId), index().on(table.usuarioId, table.ultimaAtualizacao)],
)

/** `usuarioId` connected to `outroId`: one row per direction. */
export const conexoes = pgTable(
  'conexoes',
  {
    usuarioId: doUsuario('usuario_id'),
    outroId: doUsuario('outro_id'),
    criadoEm: criadoEm(),
  },
  table => [
    primaryKey({ columns: [table.usuarioId, table.outroId] }),
    index().on(table.outroId),
    check('conexoes_com_outra_pessoa', sql`usuario_id <> outro_id`),
  ],
)

/** `usuarioId` blocked `bloqueadoId`, who is told of nothing. */
export const bloqueios = pgTable(
  'bloqueios',
  {
    usuarioId: doUsuario('usuario_id'),
    bloqueadoId: doUsuario('bloqueado_id'),
    criadoEm: criadoEm(),
  },
  table => [
    primaryKey({ columns: [table.usuarioId, table.bloqueadoId] }),
    index().on(table.bloqueadoId),
    check('bloqueios_de_outra_pessoa', sql`usuario_id <> bloqueado_id`),
  ],
)

export const notificacoes = pgTable(
  'notificacoes',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    tipo: text('tipo', { enum: tiposDeNotificacao }).notNull(),
    icone: text('icone', { enum: iconesDeNotificacao }).notNull(),
    titulo: text('titulo').notNull(),
    descricao: text('descricao').notNull(),
    acaoRotulo: text('acao_rotulo'),
    /** A path of the web app. */
    acaoHref: text('acao_href'),
    /** The vaga that it is about: deleted with it. */
    vagaId: integer('vaga_id').references(() => vagas.id, { onDelete: 'cascade' }),
    /** Whether another one with the same title and action renews it while it is unread. */
    renova: boolean('renova').notNull().default(false),
    /** What this row counts for its vaga while it is unread; null for a row of one event. */
    contada: text('contada'),
    /** The ids of the candidaturas that it counts, oldest first. */
    itens: integer('itens').array(),
    lidaEm: instant('lida_em'),
    criadoEm: escritoEm(),
  },
  table => [
    index().on(table.usuarioId, table.criadoEm, table.id),
    // For retention.ts, which deletes old rows.
    index('notificacoes_antigas').on(table.criadoEm).concurrently(),
    index('notificacoes_nao_lidas')
      .on(table.usuarioId)
      .where(sql`lida_em is null`),
    uniqueIndex('notificacoes_renovaveis')
      .on(table.usuarioId, table.tipo, table.titulo, sql`coalesce(${table.acaoHref}, '')`)
      .where(sql`renova and lida_em is null`),
    uniqueIndex('notificacoes_contadas')
      .on(table.usuarioId, table.vagaId, table.contada)
      .where(sql`contada is not null and lida_em is null`)
      .concurrently(),
    index('notificacoes_da_vaga').on(table.vagaId),
    oneOf('notificacoes_tipo', 'tipo', tiposDeNotificacao),
    oneOf('notificacoes_icone', 'icone', iconesDeNotificacao),
  ],
)
