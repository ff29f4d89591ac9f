import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { tokensDeEmail } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import type { tiposDeTokenDeEmail } from '../db/schema/apoio.ts'

export type TipoDeTokenDeEmail = (typeof tiposDeTokenDeEmail)[number]

const expiraEm: Record<TipoDeTokenDeEmail, SQL> = {
  verificacao: sql`now() + interval '1 hour'`,
  redefinicao: sql`now() + interval '1 hour'`,
  entrada: sql`now() + interval '15 minutes'`,
}

const lastHour = gt(tokensDeEmail.criadoEm, sql`now() - interval '1 hour'`)

/**
 * Enough for an impatient person, without flooding a mailbox. All mails of the hour work, whoever requested them, so
 * nobody is locked out.
 */
const maxPerHour = 5

type NovoToken = { usuarioId: number; tipo: TipoDeTokenDeEmail; caixa: string; tokenHash: string }

/** Whether the mailbox got its limit of mails with tokens of this kind in the last hour. */
export const isCaixaCheia = async (db: Db, caixa: string, tipo: TipoDeTokenDeEmail): Promise<boolean> =>
  (await db.$count(tokensDeEmail, and(eq(tokensDeEmail.caixa, caixa), eq(tokensDeEmail.tipo, tipo), lastHour))) >=
  maxPerHour

/** Stores a token. */
export const insertTokenDeEmail = async (db: Db, token: NovoToken): Promise<void> => {
  await db.insert(tokensDeEmail).values({ ...token, expiraEm: expiraEm[token.tipo] })
}

/** Deletes some expired tokens, and resolves how many. */
export const deleteTokensDeEmail = async (db: Db, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from ${tokensDeEmail} where id in (
      select id from ${tokensDeEmail} where expira_em < now() and criado_em < now() - interval '1 hour' limit ${lot} for update skip locked
    ) returning 1
  `)
  return rows.length
}

/**
 * Makes the unused sign-in links of the last hour work for another 15 minutes: strangers can use up the mails of the
 * hour, and the owner must not wait for the next.
 */
export const renewLinksDeEntrada = async (db: Db, usuarioId: number): Promise<void> => {
  await db
    .update(tokensDeEmail)
    .set({ expiraEm: expiraEm.entrada })
    .where(
      and(
        eq(tokensDeEmail.usuarioId, usuarioId),
        eq(tokensDeEmail.tipo, 'entrada'),
        isNull(tokensDeEmail.usadoEm),
        lastHour,
      ),
    )
}

/** Deletes a token whose mail was not sent. */
export const deleteTokenDeEmail = (db: Db, tokenHash: string) =>
  db.delete(tokensDeEmail).where(eq(tokensDeEmail.tokenHash, tokenHash))

/** Uses up every link that was mailed to an account. */
export const spendTokensDeEmail = async (db: Db, usuarioId: number): Promise<void> => {
  await db
    .update(tokensDeEmail)
    .set({ usadoEm: sql`now()` })
    .where(and(eq(tokensDeEmail.usuarioId, usuarioId), isNull(tokensDeEmail.usadoEm)))
}

/** The account of an unused, unexpired token; null without one. */
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
 * Uses a token up, and with it all others of the account: an older mail must not undo this change. A sign-in changes
 * nothing, so its link is used up alone: strangers may have caused the others, which the owner may still need. Locks every row of
 * the e-mail, so that of two concurrent requests one gets the account and the other null. Needs a transaction.
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
    .where(
      and(
        eq(tokensDeEmail.usuarioId, usuarioId),
        isNull(tokensDeEmail.usadoEm),
        tipo === 'entrada' ? eq(tokensDeEmail.tokenHash, tokenHash) : undefined,
      ),
    )
    .returning({ tokenHash: tokensDeEmail.tokenHash })
  return spent.some(token => token.tokenHash === tokenHash) ? usuarioId : null
}
