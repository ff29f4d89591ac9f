import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { arquivos } from '../db/schema.perguntas.ts'

/** Keeps bytes under what they are: the same ones again are kept once. Who may have them is no business of it. */
export type Armazem = {
  /** The key of the bytes. They are there once the transaction of `db` ends. */
  guardar: (db: Db, bytes: Buffer) => Promise<string>
  /** Null for what is not there. */
  ler: (db: Db, chave: string) => Promise<Buffer | null>
  apagar: (db: Db, chave: string) => Promise<void>
}

/** In PostgreSQL, so that a backup of the database has them. */
export const armazem: Armazem = {
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
    return found?.bytes ?? null
  },
  apagar: async (db, chave) => {
    await db.delete(arquivos).where(eq(arquivos.chave, chave))
  },
}
