import { and, desc, eq, sql } from 'drizzle-orm'
import { recusaDeProfessor } from '../autenticacao/papeis.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'

/**
 * The account of an address: the verified one, otherwise the newest registration, or the registration with that id.
 * Null without one. `email` in lower case.
 */
export const findDestinatario = async (db: Db, email: string, usuarioId: number | null) => {
  const [found] = await db
    .select({
      usuarioId: usuarios.id,
      usuario: usuarios.usuario,
      email: usuarios.email,
      ehaluno: usuarios.ehaluno,
      emailVerificadoEm: usuarios.emailVerificadoEm,
      recusa: recusaDeProfessor,
      versao: usuarios.versaoDoToken,
      podeCuidar: sql<boolean>`not ${usuarios.ehaluno} and ${usuarios.emailVerificadoEm} is not null and ${usuarios.professorConfirmadoEm} is not null`,
    })
    .from(usuarios)
    .where(and(eq(sql`lower(${usuarios.email})`, email), usuarioId === null ? undefined : eq(usuarios.id, usuarioId)))
    .orderBy(sql`${usuarios.emailVerificadoEm} is null`, desc(usuarios.id))
    .limit(1)
  return found ?? null
}
