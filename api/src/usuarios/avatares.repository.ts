import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import { removeRetrato, writeRetrato } from '../retratos.ts'
import type { Retrato } from '../retratos.ts'

type Onde = { db: Db; dataDir: string }

/** What this API keeps itself; an address of elsewhere is nobody's file here. */
const kept = /^\/avatares\/[0-9a-f]{16,64}\.webp$/

/** Takes a portrait away that nobody shows any more: the demo portraits are shared. */
const removeUnused = async ({ db, dataDir }: Onde, avatar: string | null): Promise<void> => {
  if (!avatar || !kept.test(avatar)) return
  const [still] = await db.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.avatar, avatar)).limit(1)
  if (!still) await removeRetrato(dataDir, avatar)
}

/** Two changes of one person take turns, so that each takes away what it really replaced. */
const changeAvatar = (db: Db, usuarioId: number, avatar: string | null): Promise<string | null> =>
  db.transaction(async transaction => {
    const itself = eq(usuarios.id, usuarioId)
    const [before] = await transaction.select({ avatar: usuarios.avatar }).from(usuarios).where(itself).for('update')
    await transaction.update(usuarios).set({ avatar }).where(itself)
    return before?.avatar ?? null
  })

/** The URL of the new portrait, relative to the API; the one before is gone. */
export const saveAvatar = async (onde: Onde, usuarioId: number, retrato: Retrato): Promise<string> => {
  // A name that nobody had before, so that no copy of an older one is shown for it.
  const arquivo = `${randomBytes(16).toString('hex')}.webp`
  await writeRetrato(onde.dataDir, arquivo, retrato)
  const avatar = `/avatares/${arquivo}`
  await removeUnused(onde, await changeAvatar(onde.db, usuarioId, avatar))
  return avatar
}

export const removeAvatar = async (onde: Onde, usuarioId: number): Promise<void> =>
  removeUnused(onde, await changeAvatar(onde.db, usuarioId, null))
