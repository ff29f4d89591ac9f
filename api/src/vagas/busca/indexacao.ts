import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { inTransaction } from '../../db/inTransaction.ts'
import type { Db } from '../../db/connection.ts'
import { autoresRenomeados } from '../../db/schema/apoio.ts'
import { vagas } from '../../db/schema.ts'

/** Vagas per transaction, so that nobody who publishes waits long. */
const atOnce = 50

/** The next vagas of an author, locked as an edit locks its vaga. */
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

/** Updates the search index of some vagas to their author's new name; false if no author has one. */
export const indexNext = (db: Db): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const [autor] = await transaction.select().from(autoresRenomeados).limit(1).for('update', { skipLocked: true })
    if (!autor) return false
    const ids = await lockNext(transaction, autor)
    const itself = eq(autoresRenomeados.usuarioId, autor.usuarioId)
    const ateVaga = ids.at(-1)
    if (ateVaga === undefined) {
      await transaction.delete(autoresRenomeados).where(itself)
      return true
    }
    // An update without changes makes the trigger update only the index.
    await transaction
      .update(vagas)
      .set({ autorId: sql`autor_id` })
      .where(inArray(vagas.id, ids))
    await transaction.update(autoresRenomeados).set({ ateVaga }).where(itself)
    return true
  })
