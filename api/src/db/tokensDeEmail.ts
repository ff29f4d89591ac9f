import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { tokensDeEmail, usuarios } from './schema.ts'
import type { tiposDeTokenDeEmail } from './schema.ts'

export type TipoDeTokenDeEmail = (typeof tiposDeTokenDeEmail)[number]

const lifetime = sql`now() + interval '1 hour'`

/** Enough for who waits impatiently; nobody's mailbox is flooded. All of them work, so nobody is locked out either. */
const maxPerHour = 5

/** Keeps a token for one hour; false when the account had enough of them in the last one. Expired ones are forgotten. */
export const insertTokenDeEmail = async (
  db: Db,
  token: { usuarioId: number; tipo: TipoDeTokenDeEmail; tokenHash: string },
): Promise<boolean> => {
  await db.delete(tokensDeEmail).where(lt(tokensDeEmail.expiraEm, sql`now()`))
  const [kept] = await db
    .select({ total: count() })
    .from(tokensDeEmail)
    .where(and(eq(tokensDeEmail.usuarioId, token.usuarioId), eq(tokensDeEmail.tipo, token.tipo)))
  if ((kept?.total ?? 0) >= maxPerHour) return false
  await db.insert(tokensDeEmail).values({ ...token, expiraEm: lifetime })
  return true
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
 * Locks the account, so that of two requests at once one gets it and the other null. Needs a transaction.
 */
export const spendTokenDeEmail = async (
  transaction: Db,
  tipo: TipoDeTokenDeEmail,
  tokenHash: string,
): Promise<number | null> => {
  const usuarioId = await findTokenDeEmail(transaction, tipo, tokenHash)
  if (usuarioId === null) return null
  await transaction.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, usuarioId)).for('update')
  const spent = await transaction
    .update(tokensDeEmail)
    .set({ usadoEm: sql`now()` })
    .where(and(eq(tokensDeEmail.usuarioId, usuarioId), isNull(tokensDeEmail.usadoEm)))
    .returning({ tokenHash: tokensDeEmail.tokenHash })
  return spent.some(token => token.tokenHash === tokenHash) ? usuarioId : null
}
