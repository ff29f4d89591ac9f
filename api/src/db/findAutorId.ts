import { eq } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { candidaturas, vagas } from './schema.ts'

/** Whose vaga it is; null where there is no such candidatura. */
export const findAutorId = async (db: Db, candidaturaId: number): Promise<number | null> => {
  const [found] = await db
    .select({ autorId: vagas.autorId })
    .from(candidaturas)
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .where(eq(candidaturas.id, candidaturaId))
  return found?.autorId ?? null
}
