import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import { spendTokensDeEmail } from './tokensDeEmail.ts'

/** The password of a person, and what it must not contain. */
export const findSenha = async (db: Db, id: number) => {
  const [pessoa] = await db
    .select({ usuario: usuarios.usuario, email: usuarios.email, senhaHash: usuarios.senhaHash })
    .from(usuarios)
    .where(eq(usuarios.id, id))
  if (!pessoa) throw new Error(`the account ${id} of a session is gone`)
  return pessoa
}

/**
 * Sets the password, and uses up the tokens of earlier mails, which must not undo it. False if the password is another one
 * by now. Needs a transaction.
 */
export const changeSenha = async (
  transaction: Db,
  { usuarioId, de, para }: { usuarioId: number; de: string | null; para: string },
): Promise<boolean> => {
  const changed = await transaction
    .update(usuarios)
    .set({ senhaHash: para })
    .where(and(eq(usuarios.id, usuarioId), sql`${usuarios.senhaHash} = ${de}`))
    .returning({ id: usuarios.id })
  await spendTokensDeEmail(transaction, usuarioId)
  return changed.length > 0
}
