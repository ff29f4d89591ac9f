import { and, asc, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { departamentos, historicos, interesses, usuarios, usuariosInteresses } from '../db/schema.ts'

export const findDepartamentoId = async (db: Db, name: string): Promise<number | null> => {
  const [found] = await db.select({ id: departamentos.id }).from(departamentos).where(eq(departamentos.name, name))
  return found?.id ?? null
}

/** The new account's id, unverified; null when the e-mail is taken. */
export const insertUsuario = async (db: Db, usuario: typeof usuarios.$inferInsert): Promise<number | null> => {
  const [created] = await db.insert(usuarios).values(usuario).onConflictDoNothing().returning({ id: usuarios.id })
  return created?.id ?? null
}

const findInteresses = (db: Db, usuarioId: number) =>
  db
    .select({ id: interesses.id, nome: interesses.nome })
    .from(usuariosInteresses)
    .innerJoin(interesses, eq(interesses.id, usuariosInteresses.interesseId))
    .where(eq(usuariosInteresses.usuarioId, usuarioId))
    .orderBy(asc(interesses.chave))

const findPerfil = async (db: Db, usuarioId: number) => {
  const historico = db.select({ id: historicos.id }).from(historicos).where(eq(historicos.usuarioId, usuarioId))
  const [perfil] = await db
    .select({
      id: usuarios.id,
      usuario: usuarios.usuario,
      email: usuarios.email,
      ehaluno: usuarios.ehaluno,
      sobre: usuarios.sobre,
      avatar: usuarios.avatar,
      criadoEm: usuarios.criadoEm,
      curso: usuarios.curso,
      titulo: usuarios.titulo,
      departamento: departamentos.name,
      hasCurriculum: sql<boolean>`${exists(historico)}`,
    })
    .from(usuarios)
    .leftJoin(departamentos, eq(departamentos.id, usuarios.departamentoId))
    .where(and(eq(usuarios.id, usuarioId), isNotNull(usuarios.emailVerificadoEm)))
  return perfil
}

/** A profile as the contract answers it, interests by name; null for an account that is absent or unverified. */
export const findUsuario = async (db: Db, usuarioId: number) => {
  const perfil = await findPerfil(db, usuarioId)
  if (!perfil) return null
  const { criadoEm, hasCurriculum, ...rest } = perfil
  return {
    ...rest,
    nome: perfil.usuario,
    is_student: perfil.ehaluno,
    criado_em: criadoEm.toISOString(),
    has_curriculum: hasCurriculum,
    interesses: await findInteresses(db, usuarioId),
  }
}

export const updateUsuario = (db: Db, usuarioId: number, changes: { usuario: string; sobre: string | null }) =>
  db.update(usuarios).set(changes).where(eq(usuarios.id, usuarioId))
