import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { tokensDeEmail } from './schema.apoio.ts'
import { usuarios } from './schema.ts'
import type { tiposDeTokenDeEmail } from './schema.apoio.ts'

export type TipoDeTokenDeEmail = (typeof tiposDeTokenDeEmail)[number]

const lifetime = sql`now() + interval '1 hour'`

/** Enough for who waits impatiently; nobody's mailbox is flooded. All of them work, so nobody is locked out either. */
const maxPerHour = 5

type NovoToken = { usuarioId: number; tipo: TipoDeTokenDeEmail; tokenHash: string }

/** Whether the mailbox had enough mails with tokens of this kind in the last hour, over all its registrations. */
export const isCaixaCheia = async (db: Db, email: string, tipo: TipoDeTokenDeEmail): Promise<boolean> => {
  const [kept] = await db
    .select({ total: count() })
    .from(tokensDeEmail)
    .innerJoin(usuarios, eq(usuarios.id, tokensDeEmail.usuarioId))
    .where(
      and(
        eq(sql`lower(${usuarios.email})`, email.toLowerCase()),
        eq(tokensDeEmail.tipo, tipo),
        gt(tokensDeEmail.expiraEm, sql`now()`),
      ),
    )
  return (kept?.total ?? 0) >= maxPerHour
}

/** Keeps a token for one hour. Expired ones are forgotten. */
export const insertTokenDeEmail = async (db: Db, token: NovoToken): Promise<void> => {
  await db.delete(tokensDeEmail).where(lt(tokensDeEmail.expiraEm, sql`now()`))
  await db.insert(tokensDeEmail).values({ ...token, expiraEm: lifetime })
}

/** Forgets a token whose mail never left. */
export const deleteTokenDeEmail = (db: Db, tokenHash: string) =>
  db.delete(tokensDeEmail).where(eq(tokensDeEmail.tokenHash, tokenHash))

/** The account that an unused, unexpired token stands for, or null. */
export const findTokenDeEmail = async (db: Db, tipo: TipoDeTokenDeEmail, tokenHash: string): Promise<number | null> => {
  const [found] = await db
    .select({ usuarioId: tokensDeEmail.usuarioId })
    .from(tokensDeEmail)
    .where(
      and(
        eq(tokensDeEmail.tokenHash, tokenHash),
        eq(tokensDeEmail.tipo, tipo),
        isNull(tokensDeEmail.usadoEm),
        gt(tokensDeEmail.expiraEm, sql`now()`),
      ),
    )
  return found?.usuarioId ?? null
}

/**
 * Uses a token up, and with it every other one of the account: an older mail must not open what this one has changed.
 * Locks every row of the e-mail, so that of two requests at once one gets it and the other null. Needs a transaction.
 */
export const spendTokenDeEmail = async (
  transaction: Db,
  tipo: TipoDeTokenDeEmail,
  tokenHash: string,
): Promise<number | null> => {
  const usuarioId = await findTokenDeEmail(transaction, tipo, tokenHash)
  if (usuarioId === null) return null
  const email = sql`(select lower(email) from usuarios where id = ${usuarioId})`
  await transaction
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(sql`lower(${usuarios.email})`, email))
    .orderBy(asc(usuarios.id))
    .for('update')
  const spent = await transaction
    .update(tokensDeEmail)
    .set({ usadoEm: sql`now()` })
    .where(and(eq(tokensDeEmail.usuarioId, usuarioId), isNull(tokensDeEmail.usadoEm)))
    .returning({ tokenHash: tokensDeEmail.tokenHash })
  return spent.some(token => token.tokenHash === tokenHash) ? usuarioId : null
}
