import { eq, isNotNull } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { arquivos } from '../db/schema/arquivos.ts'
import type { Bucket } from './bucket.ts'

/**
 * Moves one content from the database to the bucket; false if there is none left. The row is locked meanwhile, so that
 * it is not deleted in between. A move that breaks off is repeated.
 * @throws BucketError
 */
export const moveNextToBucket = (db: Db, bucket: Bucket): Promise<boolean> =>
  inTransaction(db, async transaction => {
    const [arquivo] = await transaction
      .select({ chave: arquivos.chave, bytes: arquivos.bytes })
      .from(arquivos)
      .where(isNotNull(arquivos.bytes))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (!arquivo?.bytes) return false
    await bucket.put(arquivo.chave, arquivo.bytes)
    await transaction.update(arquivos).set({ bytes: null }).where(eq(arquivos.chave, arquivo.chave))
    return true
  })
