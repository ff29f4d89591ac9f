import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../columns.ts'
import { doUsuario, usuarios } from '../schema.ts'

const criadoEm = () => instant('criado_em').notNull().defaultNow()

/** The app that makes somebody's codes (RFC 6238). */
export const aplicativosDeCodigo = pgTable('aplicativos_de_codigo', {
  usuarioId: integer('usuario_id')
    .primaryKey()
    .references(() => usuarios.id, { onDelete: 'cascade' }),
  /** Sealed: see segundoFator/cofre.ts. */
  segredo: text('segredo').notNull(),
  /** The newest step of 30 s whose code was used: none up to it is taken again. */
  ultimoPasso: integer('ultimo_passo').notNull(),
  criadoEm: criadoEm(),
  usadoEm: instant('usado_em'),
})

/** Passkeys (WebAuthn), of which a person may have several. */
export const chavesDeAcesso = pgTable(
  'chaves_de_acesso',
  {
    /** The id of the credential, in base64url. */
    id: text('id').primaryKey(),
    usuarioId: doUsuario('usuario_id'),
    /** How its owner calls it. */
    nome: text('nome').notNull(),
    /** COSE, in base64url. */
    chavePublica: text('chave_publica').notNull(),
    /** As the authenticator last sent it; synced keys send 0. */
    contador: bigint('contador', { mode: 'number' }).notNull(),
    /** How a browser reaches it, as 'internal' or 'usb'. */
    transportes: text('transportes').array().notNull(),
    criadoEm: criadoEm(),
    usadoEm: instant('usado_em'),
  },
  table => [index().on(table.usuarioId)],
)

/** Codes that stand in for a lost factor, once each. A used one is deleted. */
export const codigosDeRecuperacao = pgTable(
  'codigos_de_recuperacao',
  { usuarioId: doUsuario('usuario_id'), codigoHash: text('codigo_hash').notNull(), criadoEm: criadoEm() },
  table => [primaryKey({ columns: [table.usuarioId, table.codigoHash] })],
)

/** What a challenge is for: the second step of a sign-in, a new app, a new passkey, or another change in a session. */
export const finsDeDesafio = ['entrada', 'aplicativo', 'chave', 'confirmacao'] as const

/** Challenges to prove a factor, once and for some minutes. */
export const desafiosDeFator = pgTable(
  'desafios_de_fator',
  {
    /** Keyed hash of the token, in hex: the token itself is only in the response. */
    tokenHash: text('token_hash').primaryKey(),
    usuarioId: doUsuario('usuario_id'),
    fim: text('fim', { enum: finsDeDesafio }).notNull(),
    /** `usuarios.versaoDoToken` at the time: a new password ends the challenges before it. */
    versao: integer('versao').notNull(),
    /** The session that asked, by its `jti`; null for a sign-in. */
    sessaoId: text('sessao_id'),
    /** Of a sign-in: whether the device is known, so that no mail tells of it. */
    conhecido: boolean('conhecido').notNull().default(false),
    /** What a passkey signs, in base64url. */
    assina: text('assina').notNull(),
    /** The sealed secret of a new app. */
    segredo: text('segredo'),
    /** Of a sign-in at the university's provider: the sealed ID token, for the session. */
    idToken: text('id_token'),
    expiraEm: instant('expira_em').notNull(),
  },
  table => [
    index().on(table.usuarioId),
    index().on(table.expiraEm),
    oneOf('desafios_de_fator_fim', 'fim', finsDeDesafio),
  ],
)
