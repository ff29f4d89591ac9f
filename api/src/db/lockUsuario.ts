import { eq } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { usuarios } from './schema.ts'

/** Locks a person until the transaction ends: other writes of what belongs to them wait. */
export const lockUsuario = async (transaction: Db, id: number): Promise<void> => {
  await transaction.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, id)).for('no key update')
}
