import { eq } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { usuarios } from './schema.ts'

/** The name of a person who is there. */
export const findNome = async (db: Db, usuarioId: number): Promise<string> => {
  const [found] = await db.select({ nome: usuarios.usuario }).from(usuarios).where(eq(usuarios.id, usuarioId))
  if (!found) throw new Error(`no usuario ${usuarioId}`)
  return found.nome
}
