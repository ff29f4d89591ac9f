import { eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'

/** The name of an existing person. */
export const findNome = async (db: Db, usuarioId: number): Promise<string> => {
  const [found] = await db.select({ nome: usuarios.usuario }).from(usuarios).where(eq(usuarios.id, usuarioId))
  if (!found) throw new Error(`no usuario ${usuarioId}`)
  return found.nome
}
