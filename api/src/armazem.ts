import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from './db/connection.ts'
import { arquivos } from './db/schema.arquivos.ts'
import { BaldeError } from './balde.ts'
import type { Balde } from './balde.ts'

/** Keeps bytes under what they are: the same ones again are kept once. Who may have them is no business of it. */
export type Armazem = {
  /** The key of the bytes. They are there once the transaction of `db` ends. */
  guardar: (db: Db, bytes: Buffer) => Promise<string>
  /** Null for what is not there. @throws BaldeError where the bucket has it, and does not give it */
  ler: (db: Db, chave: string) => Promise<Buffer | null>
  /** @throws BaldeError where the bucket does not let it go */
  apagar: (db: Db, chave: string) => Promise<void>
}

/**
 * Always written to PostgreSQL, so that no upload waits for a bucket or fails with it. Without a bucket they stay, and a
 * backup of the database has them; with one they are taken there afterwards (transporte.ts).
 */
export const createArmazem = (balde: Balde | null): Armazem => ({
  guardar: async (db, bytes) => {
    const chave = createHash('sha256').update(bytes).digest('hex')
    await db
      .insert(arquivos)
      .values({ chave, bytes, conferirEm: sql`now() + interval '1 day'` })
      // Writes nothing new, but locks the row: whoever is about to delete it waits, and finds it in use.
      .onConflictDoUpdate({ target: arquivos.chave, set: { conferirEm: sql`${arquivos.conferirEm}` } })
    return chave
  },
  ler: async (db, chave) => {
    const [found] = await db.select({ bytes: arquivos.bytes }).from(arquivos).where(eq(arquivos.chave, chave))
    if (!found) return null
    if (found.bytes) return found.bytes
    if (!balde) throw new BaldeError('ausente', 'the bytes are in a bucket, and FILES_URL is not set')
    return balde.ler(chave)
  },
  apagar: async (db, chave) => {
    await balde?.apagar(chave)
    await db.delete(arquivos).where(eq(arquivos.chave, chave))
  },
})
