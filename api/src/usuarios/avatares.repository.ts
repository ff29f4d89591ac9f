import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FileStore } from '../storage/fileStore.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import { removeUnused, saveRetrato, toAvatar } from '../storage/retratos.ts'
import type { Retrato } from '../storage/retratos.ts'

/** Locks the person, so that concurrent changes delete what they really replaced. */
const changeAvatar = async (transaction: Db, usuarioId: number, avatar: string | null): Promise<void> => {
  const itself = eq(usuarios.id, usuarioId)
  const [before] = await transaction.select({ avatar: usuarios.avatar }).from(usuarios).where(itself).for('update')
  await transaction.update(usuarios).set({ avatar }).where(itself)
  if (before?.avatar) await removeUnused(transaction, [before.avatar])
}

/** Saves a portrait and resolves its URL, relative to the API; the former one is deleted. */
export const saveAvatar = (db: Db, fileStore: FileStore, usuarioId: number, retrato: Retrato): Promise<string> =>
  inTransaction(db, async transaction => {
    // A new name each time, so that no cache shows an older portrait.
    const nome = randomBytes(16).toString('hex')
    await saveRetrato(transaction, fileStore, nome, retrato)
    await changeAvatar(transaction, usuarioId, toAvatar(nome))
    return toAvatar(nome)
  })

export const removeAvatar = (db: Db, usuarioId: number): Promise<void> =>
  inTransaction(db, transaction => changeAvatar(transaction, usuarioId, null))
