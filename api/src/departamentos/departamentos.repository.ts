import { asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { departamentos } from '../db/schema.ts'
import { departamentosCursos } from '../db/schema/cursos.ts'

/** Those that are offered: in the order that administrators gave them, then by name, ignoring accents. */
export const listDepartamentos = (db: Db) =>
  db
    .select({ id: departamentos.id, name: departamentos.name })
    .from(departamentos)
    .where(isNull(departamentos.arquivadoEm))
    .orderBy(asc(departamentos.ordem), asc(sql`chave_de_nome(${departamentos.name})`))

/** Inserts the departments that are missing, and the courses that each teaches. */
export const writeDepartamentos = async (
  db: Db,
  given: readonly { nome: string; cursos: readonly string[] }[],
): Promise<void> => {
  if (given.length === 0) return
  const nomes = given.map(({ nome }) => nome)
  await db
    .insert(departamentos)
    .values(nomes.map(name => ({ name })))
    .onConflictDoNothing()
  const rows = await db.select().from(departamentos).where(inArray(departamentos.name, nomes))
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const teaches = given.flatMap(({ nome, cursos }) => {
    const departamentoId = ids.get(nome)
    return departamentoId === undefined ? [] : cursos.map(curso => ({ curso, departamentoId }))
  })
  if (teaches.length > 0) await db.insert(departamentosCursos).values(teaches).onConflictDoNothing()
}
