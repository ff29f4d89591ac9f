import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { gestores } from './gestores.ts'
import { mudancasDeEtapa } from './selecao.ts'
import { criadoEm, id, instant, oneOf } from '../columns.ts'
import { doUsuario, usuarios, vagas } from '../schema.ts'

export const tiposDeTokenDeEmail = ['verificacao', 'redefinicao', 'entrada'] as const

// Tables of the machinery. No response contains these rows.

export const tokensDeEmail = pgTable(
  'tokens_de_email',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    tipo: text('tipo', { enum: tiposDeTokenDeEmail }).notNull(),
    /** The mailbox that the mail went to: see autenticacao/caixa.ts. */
    caixa: text('caixa').notNull(),
    /** Keyed hash of the token, in hex: the token itself is only in the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    expiraEm: instant('expira_em').notNull(),
    usadoEm: instant('usado_em'),
    criadoEm: criadoEm(),
  },
  table => [
    index().on(table.usuarioId, table.tipo),
    index().on(table.caixa, table.tipo),
    oneOf('tokens_de_email_tipo', 'tipo', tiposDeTokenDeEmail),
  ],
)

/** Signed-out tokens, until they expire. */
export const tokensRevogados = pgTable(
  'tokens_revogados',
  { jti: text('jti').primaryKey(), expiraEm: instant('expira_em').notNull() },
  table => [index().on(table.expiraEm)],
)

/** The responses of writes, for retries with the same Idempotency-Key. */
export const chavesDeIdempotencia = pgTable(
  'chaves_de_idempotencia',
  {
    usuarioId: doUsuario('usuario_id'),
    /** Method and path, as 'POST /candidaturas/vaga/7'. */
    rota: text('rota').notNull(),
    chave: text('chave').notNull(),
    corpoHash: text('corpo_hash').notNull(),
    resposta: jsonb('resposta'),
    criadoEm: criadoEm(),
  },
  table => [primaryKey({ columns: [table.usuarioId, table.rota, table.chave] }), index().on(table.criadoEm)],
)

/**
 * One row: every transaction up to this number has ended, so a reader sees all that they wrote. A vaga has the number
 * of the transaction that last changed it. No transaction waits for a counter.
 */
export const quadro = pgView('quadro', {
  id: integer('id').notNull(),
  revisao: bigint('revisao', { mode: 'number' }).notNull(),
}).as(sql`select 1 as id, pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as revisao`)

/** The strongest open vagas of one student, computed on demand: see recomendacoes.ts. */
export const recomendacoes = pgTable('recomendacoes', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** Incremented when the student's interests, course or transcript change. */
  versao: integer('versao').notNull().default(0),
  /** Null: stale. */
  calculadoEm: instant('calculado_em'),
  /** The board's number at the time: vagas with a higher one are scored one by one. */
  revisao: bigint('revisao', { mode: 'number' }).notNull().default(0),
  itens: jsonb('itens').$type<Array<{ vagaId: number; pontos: number; estrategias: string[] }>>().notNull().default([]),
})

/** Vagas that are being announced: see vagas/anuncios.ts. */
export const anuncios = pgTable('anuncios', {
  vagaId: integer('vaga_id')
    .primaryKey()
    .references(() => vagas.id, { onDelete: 'cascade' }),
  /** The id of the last student who was notified. */
  ateUsuario: integer('ate_usuario').notNull().default(0),
  criadoEm: criadoEm(),
})

/**
 * A live event. `itens`: pairs of the id of the person who receives it and the id of the row to read. For `selecao` the
 * row is the vaga; for `leitura` it is the newest message that was read; for `sessao` the second id has no meaning. `vaga` is
 * for every student: the first id has no meaning.
 */
export type Evento = {
  tipo: 'mensagem' | 'leitura' | 'notificacao' | 'candidatura' | 'selecao' | 'sessao' | 'vaga'
  itens: Array<[number, number]>
}

/** Live events that are not sent yet: see eventos/emitEvento.ts. */
export const eventosAEnviar = pgTable('eventos_a_enviar', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  evento: jsonb('evento').$type<Evento>().notNull(),
  criadoEm: criadoEm(),
})

/**
 * People with a new name that not all of their vagas are indexed under: see vagas/busca/indexacao.ts. Inserted by a trigger.
 */
export const autoresRenomeados = pgTable('autores_renomeados', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** The id of the last vaga that is indexed. */
  ateVaga: integer('ate_vaga').notNull().default(0),
})

/**
 * The words of titles, departments, interests and authors of vagas, for the spelling of a search that finds nothing: see
 * vagas/busca/sugestaoDeBusca.ts. Inserted by a trigger; retention.ts deletes words that no vaga has any more.
 */
export const palavras = pgTable(
  'palavras',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As palavras_de_busca() returns it. Not unique: one writer would wait for another that inserts the same word. */
    palavra: text('palavra').notNull(),
    /** As somebody wrote it. */
    escrita: text('escrita').notNull(),
  },
  table => [index().on(table.palavra), index('palavras_parecidas').using('gin', sql`${table.palavra} gin_trgm_ops`)],
)

/** What a mail says about an interview. Stored with the mail, because the horario may be deleted before it is sent. */
export type CartaDeEntrevista = { titulo: string; vagaId: number; vaga: string; quando: string; onde: string | null }

/** What a mail says about a sign-in. `em`: an ISO instant. */
export type CartaDeAcesso = { dispositivo: string; rede: string; em: string }

/** What a mail says about the second factor. `restam`: the recovery codes that are left; null if it is not about them. */
export type CartaDeFator = { houve: MudancaDeFator; nome: string | null; restam: number | null }
export type MudancaDeFator =
  | 'ativou'
  | 'aplicativo'
  | 'chave'
  | 'removeu'
  | 'desativou'
  | 'novos_codigos'
  | 'usou_codigo'
  | 'redefinido'

/** The mails with a token, then the mails that only inform. */
export const tiposDeEmail = [
  ...tiposDeTokenDeEmail,
  'confirmacao',
  'senha_alterada',
  'etapa',
  'entrevista',
  'convite',
] as const

/**
 * The queue of mails. By address, not by person: whether it has an account is looked up only when the mail is written,
 * after the response.
 */
export const emailsAEnviar = pgTable(
  'emails_a_enviar',
  {
    id: id(),
    tipo: text('tipo', { enum: tiposDeEmail }).notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** The registration that the mail belongs to; null: the account of the address. */
    usuarioId: integer('usuario_id').references(() => usuarios.id, { onDelete: 'cascade' }),
    /** The change of stage that the mail is about: one mail each. */
    mudancaId: integer('mudanca_id')
      .unique()
      .references(() => mudancasDeEtapa.id, { onDelete: 'cascade' }),
    /** Whether the selection ended with this change: one mail tells both. */
    finaliza: boolean('finaliza').notNull().default(false),
    /** The text about an interview. */
    entrevista: jsonb('entrevista').$type<CartaDeEntrevista>(),
    /** The sign-in that the mail is about. Its kind is 'convite': an older release, which does not read this, sends nothing. */
    acesso: jsonb('acesso').$type<CartaDeAcesso>(),
    /**
     * The change of address that the mail is about: to the new address it has the link that confirms, to the former one the
     * link that undoes. Its kind is 'convite', as of a sign-in. No key: a mail about a cancelled change is not sent.
     */
    mudancaDeEmailId: integer('mudanca_de_email_id'),
    /** A mail to somebody suspended, with the link that orders a copy of their data, or that downloads it. Also a 'convite'. */
    copia: text('copia', { enum: ['pedir', 'baixar'] }),
    /** The change of the second factor that the mail is about. Its kind is 'convite' for the same reason. */
    fator: jsonb('fator').$type<CartaDeFator>(),
    /** When the account ends because nobody uses it. */
    fimEm: instant('fim_em'),
    /** The invitation that the mail is about: deleted with it. */
    conviteId: integer('convite_id').references(() => gestores.id, { onDelete: 'cascade' }),
    tentativas: integer('tentativas').notNull().default(0),
    proximaEm: instant('proxima_em').notNull().defaultNow(),
  },
  table => [index().on(table.proximaEm), oneOf('emails_a_enviar_tipo', 'tipo', tiposDeEmail)],
)

/** Mails that were not sent because SMTP_URL is not set. Developers read them at /_dev/mail, on any process. */
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

/** Counts of the limits until `expire`: see limites/limiter.ts, whose library names the columns. */
export const contagens = pgTable(
  'contagens',
  {
    key: text('chave').primaryKey(),
    points: integer('vezes').notNull(),
    expire: instant('expira_em'),
  },
  table => [index().on(table.expire)],
)
