import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { recomendacoes } from './schema.apoio.ts'

/** To be called when a student's interests, course or transcript changed: the next list computes anew. */
export const invalidarRecomendacoes = async (db: Db, usuarioId: number): Promise<void> => {
  await db
    .insert(recomendacoes)
    .values({ usuarioId })
    .onConflictDoUpdate({
      target: recomendacoes.usuarioId,
      set: { versao: sql`${recomendacoes.versao} + 1`, calculadoEm: null },
    })
}
