import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Armazem } from '../armazem.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import { removeUnused, saveRetrato, toAvatar } from '../retratos.ts'
import type { Retrato } from '../retratos.ts'

/** Two changes of one person take turns, so that each takes away what it really replaced. */
const changeAvatar = async (transaction: Db, usuarioId: number, avatar: string | null): Promise<void> => {
  const itself = eq(usuarios.id, usuarioId)
  const [before] = await transaction.select({ avatar: usuarios.avatar }).from(usuarios).where(itself).for('update')
  await transaction.update(usuarios).set({ avatar }).where(itself)
  if (before?.avatar) await removeUnused(transaction, [before.avatar])
}

/** The URL of the new portrait, relative to the API; the one before is gone. */
export const saveAvatar = (db: Db, armazem: Armazem, usuarioId: number, retrato: Retrato): Promise<string> =>
  db.transaction(async transaction => {
    // A name that nobody had before, so that no copy of an older one is shown for it.
    const nome = randomBytes(16).toString('hex')
    await saveRetrato(transaction, armazem, nome, retrato)
    await changeAvatar(transaction, usuarioId, toAvatar(nome))
    return toAvatar(nome)
  })

export const removeAvatar = (db: Db, usuarioId: number): Promise<void> =>
  db.transaction(transaction => changeAvatar(transaction, usuarioId, null))
