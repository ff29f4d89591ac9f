import { asc, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { tiposDeVaga } from '../db/schema/listas.ts'

/** The type of a vaga in every response that has one. */
export const tipoFields = {
  tipo: z.object({ id: z.int(), nome: z.string() }),
  tipo_proprio: z
    .boolean()
    .describe("Extension: the type is the institution's own, whatever its name, besides the six of the specification"),
}

export const tipoColumns = {
  tipo: { id: tiposDeVaga.id, nome: tiposDeVaga.nome },
  // A draft may have none.
  tipo_proprio: sql<boolean>`coalesce(${tiposDeVaga.proprio}, false)`,
}

/** The six of the specification first, then the institution's own in the order that administrators gave them. */
export const ordemDosTipos = [
  asc(tiposDeVaga.proprio),
  asc(tiposDeVaga.ordem),
  asc(sql`case when ${tiposDeVaga.proprio} then chave_de_nome(${tiposDeVaga.nome}) end`),
  asc(tiposDeVaga.id),
]

/** Those that are offered. */
export const listTipos = async (db: Db) => {
  const { tipo, tipo_proprio } = tipoColumns
  const tipos = await db
    .select({ ...tipo, proprio: tipo_proprio })
    .from(tiposDeVaga)
    .where(isNull(tiposDeVaga.arquivadoEm))
    .orderBy(...ordemDosTipos)
  return tipos.map(tipo => ({ ...tipo, aceita_rascunho: true, aceita_perguntas: true }))
}

/** Inserts the institution's own kinds that are missing. */
export const writeTipos = async (db: Db, nomes: readonly string[]): Promise<void> => {
  if (nomes.length === 0) return
  await db
    .insert(tiposDeVaga)
    .values(nomes.map(nome => ({ nome })))
    .onConflictDoNothing()
}
