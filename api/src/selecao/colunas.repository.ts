import { eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { colunasDeCandidatos } from '../db/schema/selecao.ts'

/** The columns that a professor picked; null if they never did. */
export const findColunas = async (db: Db, usuarioId: number): Promise<string[] | null> => {
  const [found] = await db
    .select({ colunas: colunasDeCandidatos.colunas })
    .from(colunasDeCandidatos)
    .where(eq(colunasDeCandidatos.usuarioId, usuarioId))
  return found?.colunas ?? null
}

export const saveColunas = async (db: Db, usuarioId: number, colunas: string[]): Promise<void> => {
  await db
    .insert(colunasDeCandidatos)
    .values({ usuarioId, colunas })
    .onConflictDoUpdate({ target: colunasDeCandidatos.usuarioId, set: { colunas } })
}
