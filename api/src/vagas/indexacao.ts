import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { autoresRenomeados } from '../db/schema.apoio.ts'
import { vagas } from '../db/schema.ts'

/** Vagas at once: whoever publishes meanwhile waits for no more. */
const atOnce = 50

/** In the order in which an edit locks: its vaga, then the board's revision. */
const lockNext = async (db: Db, { usuarioId, ateVaga }: typeof autoresRenomeados.$inferSelect): Promise<number[]> => {
  const rows = await db
    .select({ id: vagas.id })
    .from(vagas)
    .where(and(eq(vagas.autorId, usuarioId), gt(vagas.id, ateVaga)))
    .orderBy(asc(vagas.id))
    .limit(atOnce)
    .for('update')
  return rows.map(({ id }) => id)
}

/** Lets some vagas of an author be found by their new name; false when nobody has one. */
export const indexarProximas = (db: Db): Promise<boolean> =>
  db.transaction(async transaction => {
    const [autor] = await transaction.select().from(autoresRenomeados).limit(1).for('update', { skipLocked: true })
    if (!autor) return false
    const ids = await lockNext(transaction, autor)
    const itself = eq(autoresRenomeados.usuarioId, autor.usuarioId)
    const ateVaga = ids.at(-1)
    if (ateVaga === undefined) {
      await transaction.delete(autoresRenomeados).where(itself)
      return true
    }
    // An update that changes nothing asks for the index alone.
    await transaction
      .update(vagas)
      .set({ autorId: sql`autor_id` })
      .where(inArray(vagas.id, ids))
    await transaction.update(autoresRenomeados).set({ ateVaga }).where(itself)
    return true
  })
