import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { arquivos } from '../db/schema/arquivos.ts'
import { BucketError } from './bucket.ts'
import type { Bucket } from './bucket.ts'

/** Stores bytes under their hash, so that the same bytes are stored once. It does not decide who may read them. */
export type FileStore = {
  /** Resolves the key of the bytes. They are stored once the transaction of `db` commits. */
  put: (db: Db, bytes: Buffer) => Promise<string>
  /** Null if there are none. @throws BucketError if the bucket has them and does not return them */
  get: (db: Db, chave: string) => Promise<Buffer | null>
  /** @throws BucketError if the bucket does not delete it */
  delete: (db: Db, chave: string) => Promise<void>
}

/**
 * Uploads are always written to PostgreSQL, so that none waits for a bucket or fails with it. Without a bucket they
 * stay there and are part of a backup of the database; with one they are moved afterwards (moveToBucket.ts).
 */
export const createFileStore = (bucket: Bucket | null): FileStore => ({
  put: async (db, bytes) => {
    const chave = createHash('sha256').update(bytes).digest('hex')
    await db
      .insert(arquivos)
      .values({ chave, bytes, conferirEm: sql`now() + interval '1 day'` })
      // Changes nothing, but locks the row: a concurrent deletion waits, and then finds it in use.
      .onConflictDoUpdate({ target: arquivos.chave, set: { conferirEm: sql`${arquivos.conferirEm}` } })
    return chave
  },
  get: async (db, chave) => {
    const [found] = await db.select({ bytes: arquivos.bytes }).from(arquivos).where(eq(arquivos.chave, chave))
    if (!found) return null
    if (found.bytes) return found.bytes
    if (!bucket) throw new BucketError('ausente', 'the bytes are in a bucket, and FILES_URL is not set')
    return bucket.get(chave)
  },
  delete: async (db, chave) => {
    await bucket?.delete(chave)
    await db.delete(arquivos).where(eq(arquivos.chave, chave))
  },
})
