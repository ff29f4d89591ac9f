import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { criadoEm, instant } from '../columns.ts'
import { doUsuario } from '../schema.ts'

/** One for each token, by its `jti`. A token of a release without these rows has none, and is valid until it expires. */
export const sessoes = pgTable(
  'sessoes',
  {
    id: text('id').primaryKey(),
    usuarioId: doUsuario('usuario_id'),
    /** `usuarios.versaoDoToken` at the time of issue: with another one the token is refused. */
    versao: integer('versao').notNull(),
    /** A short name, as 'Chrome no Android'. */
    dispositivo: text('dispositivo').notNull(),
    /** The network of the sign-in: an IPv4 /24 or an IPv6 /48. */
    rede: text('rede').notNull(),
    criadaEm: instant('criada_em').notNull().defaultNow(),
    /** Some minutes old at most: see autenticacao/sessoes.ts. */
    usadaEm: instant('usada_em').notNull().defaultNow(),
    expiraEm: instant('expira_em').notNull(),
    encerradaEm: instant('encerrada_em'),
    /** When it began with a second factor, or got the first of the account; null: it has none. */
    fatorEm: instant('fator_em'),
    /** The ID token of a sign-in at the university's provider, sealed, to sign out there too; null for any other. */
    idToken: text('id_token'),
  },
  table => [index().on(table.usuarioId, table.criadaEm), index().on(table.expiraEm)],
)

/** Who a person is at the university's provider. Nothing else identifies them there: e-mails and names change. */
export const contasDaUniversidade = pgTable(
  'contas_da_universidade',
  {
    /** `iss`. */
    emissor: text('emissor').notNull(),
    /** `sub`. */
    sujeito: text('sujeito').notNull(),
    usuarioId: doUsuario('usuario_id'),
    criadoEm: criadoEm(),
  },
  table => [primaryKey({ columns: [table.emissor, table.sujeito] }), index().on(table.usuarioId)],
)
