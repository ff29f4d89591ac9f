import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { arquivos, retratos } from '../db/schema/arquivos.ts'
import { arquivosEnviados } from '../db/schema/perguntas.ts'
import type { FileStore } from '../storage/fileStore.ts'

/**
 * Checks one content that is due: an upload that was not used within a day is deleted, and the bytes with their last
 * user. What stays is due again in a day; portraits in a month, because removing a portrait makes its bytes due. False
 * if nothing is due.
 */
export const checkNext = (db: Db, fileStore: FileStore): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const [arquivo] = await transaction
      .select({ chave: arquivos.chave })
      .from(arquivos)
      .where(lte(arquivos.conferirEm, sql`now()`))
      .orderBy(asc(arquivos.conferirEm))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!arquivo) return false
    const daChave = eq(arquivosEnviados.chave, arquivo.chave)
    const semUso = and(daChave, isNull(arquivosEnviados.candidaturaId))
    await transaction
      .delete(arquivosEnviados)
      .where(and(semUso, lte(arquivosEnviados.criadoEm, sql`now() - interval '1 day'`)))
    // In a statement of its own, so that it sees uploads that were committed before the lock was acquired.
    const enviados = await transaction.$count(arquivosEnviados, daChave)
    const comoRetratos = await transaction.$count(retratos, eq(retratos.chave, arquivo.chave))
    if (enviados + comoRetratos === 0) {
      await fileStore.delete(transaction, arquivo.chave)
    } else {
      const primeiro = transaction
        .select({ em: sql`min(${arquivosEnviados.criadoEm})` })
        .from(arquivosEnviados)
        .where(semUso)
      await transaction
        .update(arquivos)
        .set({ conferirEm: sql`coalesce((${primeiro}), now()) + make_interval(days => ${enviados > 0 ? 1 : 30})` })
        .where(eq(arquivos.chave, arquivo.chave))
    }
    return true
  })
