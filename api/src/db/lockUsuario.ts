import { eq } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { usuarios } from './schema.ts'

/** Until the transaction ends, other writes of what belongs to this person wait. */
export const lockUsuario = async (transaction: Db, id: number): Promise<void> => {
  await transaction.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, id)).for('no key update')
}
