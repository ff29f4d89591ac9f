import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
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
  },
  table => [index().on(table.usuarioId, table.criadaEm), index().on(table.expiraEm)],
)
