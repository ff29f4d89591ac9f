import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from './db/connection.ts'
import { arquivos } from './db/schema.arquivos.ts'
import type { Balde } from './balde.ts'

/**
 * Takes one content from the database to the bucket; false when all is there. The row is locked meanwhile, so that it is
 * not deleted with its object in between. One that breaks off is done again.
 * @throws BaldeError
 */
export const levarProximo = (db: Db, balde: Balde): Promise<boolean> =>
  db.transaction(async transaction => {
    const [arquivo] = await transaction
      .select({ chave: arquivos.chave, bytes: arquivos.bytes })
      .from(arquivos)
      .where(isNotNull(arquivos.bytes))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (!arquivo?.bytes) return false
    await balde.guardar(arquivo.chave, arquivo.bytes)
    await transaction.update(arquivos).set({ bytes: null }).where(eq(arquivos.chave, arquivo.chave))
    return true
  })
