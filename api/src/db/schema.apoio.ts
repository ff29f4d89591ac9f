import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Aviso } from './avisos.ts'
import type { CartaDeEntrevista } from './avisosDeEntrevista.ts'
import { gestores } from './schema.gestores.ts'
import { mudancasDeEtapa } from './schema.selecao.ts'
import { criadoEm, id, instant, oneOf } from './columns.ts'
import { doUsuario, usuarios, vagas } from './schema.ts'

export const tiposDeTokenDeEmail = ['verificacao', 'redefinicao'] as const

// What the API keeps for itself: nobody ever sees these rows.

export const tokensDeEmail = pgTable(
  'tokens_de_email',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    tipo: text('tipo', { enum: tiposDeTokenDeEmail }).notNull(),
    /** Keyed hash of the token, in hex: the token itself is only in the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    expiraEm: instant('expira_em').notNull(),
    usadoEm: instant('usado_em'),
    criadoEm: criadoEm(),
  },
  table => [index().on(table.usuarioId, table.tipo), oneOf('tokens_de_email_tipo', 'tipo', tiposDeTokenDeEmail)],
)

/** Signed-out tokens, until they would have expired anyway. */
export const tokensRevogados = pgTable(
  'tokens_revogados',
  { jti: text('jti').primaryKey(), expiraEm: instant('expira_em').notNull() },
  table => [index().on(table.expiraEm)],
)

/** What a write answered, so that the same Idempotency-Key answers it again. */
export const chavesDeIdempotencia = pgTable(
  'chaves_de_idempotencia',
  {
    usuarioId: doUsuario('usuario_id'),
    /** The call and what it acts on, as 'POST /candidaturas/vaga/7'. */
    rota: text('rota').notNull(),
    chave: text('chave').notNull(),
    corpoHash: text('corpo_hash').notNull(),
    resposta: jsonb('resposta'),
    criadoEm: criadoEm(),
  },
  table => [primaryKey({ columns: [table.usuarioId, table.rota, table.chave] }), index().on(table.criadoEm)],
)

/**
 * One row: every transaction up to this number has ended, so whoever reads it sees all that they wrote. A vaga has the
 * number of the transaction that changed it. Nobody waits for a counter.
 */
export const quadro = pgView('quadro', {
  id: integer('id').notNull(),
  revisao: bigint('revisao', { mode: 'number' }).notNull(),
}).as(sql`select 1 as id, pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as revisao`)

/** The strongest open vagas of one student, computed when asked for: see recomendacoes.ts. */
export const recomendacoes = pgTable('recomendacoes', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** Grows when the student's interests, course or transcript change. */
  versao: integer('versao').notNull().default(0),
  /** Null: stale, to be computed. */
  calculadoEm: instant('calculado_em'),
  /** Of the board when computed: vagas with a higher one are scored one by one. */
  revisao: bigint('revisao', { mode: 'number' }).notNull().default(0),
  itens: jsonb('itens').$type<Array<{ vagaId: number; pontos: number; estrategias: string[] }>>().notNull().default([]),
})

/** The vagas whose announcement has begun and not ended: see vagas/anuncios.ts. */
export const anuncios = pgTable('anuncios', {
  vagaId: integer('vaga_id')
    .primaryKey()
    .references(() => vagas.id, { onDelete: 'cascade' }),
  /** The id of the last student who was told. */
  ateUsuario: integer('ate_usuario').notNull().default(0),
  criadoEm: criadoEm(),
})

/** What happened and is yet to be told to the API processes: see db/avisos.ts. */
export const avisos = pgTable('avisos', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  aviso: jsonb('aviso').$type<Aviso>().notNull(),
  criadoEm: criadoEm(),
})

/** Who has a new name that not all of their vagas are found by yet: see vagas/indexacao.ts. Noted by a trigger. */
export const autoresRenomeados = pgTable('autores_renomeados', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** The id of the last vaga that is. */
  ateVaga: integer('ate_vaga').notNull().default(0),
})

/** The mails with a token, and those that only tell. */
export const tiposDeEmail = [
  ...tiposDeTokenDeEmail,
  'confirmacao',
  'senha_alterada',
  'etapa',
  'entrevista',
  'convite',
] as const

/**
 * Mails that were asked for and not yet sent. By address, not by person: whether it has an account is only looked up
 * when the mail is made, after the answer.
 */
export const emailsAEnviar = pgTable(
  'emails_a_enviar',
  {
    id: id(),
    tipo: text('tipo', { enum: tiposDeEmail }).notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** The registration whose mail this is; null: whichever account has the address. */
    usuarioId: integer('usuario_id').references(() => usuarios.id, { onDelete: 'cascade' }),
    /** The change of stage that this one tells of: it is asked for once. */
    mudancaId: integer('mudanca_id')
      .unique()
      .references(() => mudancasDeEtapa.id, { onDelete: 'cascade' }),
    /** What this one says of an interview. */
    entrevista: jsonb('entrevista').$type<CartaDeEntrevista>(),
    /** The invitation that this one tells of: gone with it. */
    conviteId: integer('convite_id').references(() => gestores.id, { onDelete: 'cascade' }),
    tentativas: integer('tentativas').notNull().default(0),
    proximaEm: instant('proxima_em').notNull().defaultNow(),
  },
  table => [index().on(table.proximaEm), oneOf('emails_a_enviar_tipo', 'tipo', tiposDeEmail)],
)

/** Mails that no server took, for want of SMTP_URL: what a developer reads at /_dev/mail, on any process. */
export const emailsGuardados = pgTable(
  'emails_guardados',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sentAt: instant('enviado_em').notNull().defaultNow(),
    to: text('para').notNull(),
    subject: text('assunto').notNull(),
    link: text('link').notNull(),
    text: text('texto').notNull(),
    html: text('html').notNull(),
  },
  table => [index().on(table.sentAt)],
)

/** How often something was tried until `expire`: see limitador.ts, whose library names the fields. */
export const contagens = pgTable(
  'contagens',
  {
    key: text('chave').primaryKey(),
    points: integer('vezes').notNull(),
    expire: instant('expira_em'),
  },
  table => [index().on(table.expire)],
)
