import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { criadoEm, id, instant } from '../columns.ts'
import { daVaga, usuarios } from '../schema.ts'

/** Co-managers of a vaga, and invitations. Until `aceitoEm` is set, an invitation gives no rights. */
export const gestores = pgTable(
  'gestores',
  {
    id: id(),
    vagaId: daVaga(),
    /** Null while only an e-mail is known: its account, if there is one, is not looked up before it accepts. */
    usuarioId: integer('usuario_id').references(() => usuarios.id, { onDelete: 'cascade' }),
    /** Lower case; null for an invitation by name. */
    email: text('email'),
    convidadoPorId: integer('convidado_por_id').references(() => usuarios.id, { onDelete: 'set null' }),
    /** Whether students see this manager. */
    visivel: boolean('visivel').notNull(),
    aceitoEm: instant('aceito_em'),
    criadoEm: criadoEm(),
  },
  table => [
    unique('gestores_pessoa').on(table.vagaId, table.usuarioId),
    unique('gestores_email').on(table.vagaId, table.email),
    index('gestores_da_pessoa').on(table.usuarioId),
    index('gestores_do_email')
      .on(table.email)
      .where(sql`aceito_em is null`),
    check('gestores_quem', sql`usuario_id is not null or email is not null`),
    check('gestores_aceito', sql`aceito_em is null or usuario_id is not null`),
  ],
)
