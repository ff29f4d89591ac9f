import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'

/** The account of an address, or null. `email` in lower case. */
export const findDestinatario = async (db: Db, email: string) => {
  const [found] = await db
    .select({
      usuarioId: usuarios.id,
      usuario: usuarios.usuario,
      email: usuarios.email,
      emailVerificadoEm: usuarios.emailVerificadoEm,
    })
    .from(usuarios)
    .where(eq(sql`lower(${usuarios.email})`, email))
  return found ?? null
}
