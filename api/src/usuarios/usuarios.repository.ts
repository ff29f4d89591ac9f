import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { gerenciadas } from '../db/gestao.ts'
import { invalidarRecomendacoes } from '../db/recomendacoes.ts'
import { historicos } from '../db/schema.historicos.ts'
import {
  candidaturas,
  departamentos,
  interesses,
  type objetivosPrincipais,
  usuarios,
  usuariosInteresses,
} from '../db/schema.ts'

export const findDepartamentoId = async (db: Db, name: string): Promise<number | null> => {
  const [found] = await db.select({ id: departamentos.id }).from(departamentos).where(eq(departamentos.name, name))
  return found?.id ?? null
}

/**
 * How many registrations of an e-mail wait for their mail to be opened; null when the e-mail has an account. Those whose
 * links have expired are deleted. `email` in lower case.
 */
export const countCadastros = async (db: Db, email: string): Promise<number | null> => {
  const ofEmail = eq(sql`lower(${usuarios.email})`, email)
  const expired = lt(usuarios.criadoEm, sql`now() - interval '1 hour'`)
  await db.delete(usuarios).where(and(ofEmail, isNull(usuarios.emailVerificadoEm), expired))
  const found = await db.select({ verificadoEm: usuarios.emailVerificadoEm }).from(usuarios).where(ofEmail)
  return found.some(({ verificadoEm }) => verificadoEm !== null) ? null : found.length
}

/** The new account's id, unverified. */
export const insertUsuario = async (db: Db, usuario: typeof usuarios.$inferInsert): Promise<number> => {
  const [created] = await db.insert(usuarios).values(usuario).returning({ id: usuarios.id })
  if (!created) throw new Error('no usuario was created')
  return created.id
}

const findInteresses = (db: Db, usuarioId: number) =>
  db
    .select({ id: interesses.id, nome: interesses.nome })
    .from(usuariosInteresses)
    .innerJoin(interesses, eq(interesses.id, usuariosInteresses.interesseId))
    .where(eq(usuariosInteresses.usuarioId, usuarioId))
    .orderBy(asc(interesses.chave))

/** One's own, and of who applied to a vaga that one manages. */
const isPrivateReadable = (db: Db, usuarioId: number, leitorId: number) =>
  or(
    sql`${usuarioId}::int = ${leitorId}::int`,
    exists(
      db
        .select({ id: candidaturas.id })
        .from(candidaturas)
        .where(and(eq(candidaturas.candidatoId, usuarioId), inArray(candidaturas.vagaId, gerenciadas(leitorId)))),
    ),
  )

type Objetivo = (typeof objetivosPrincipais)[number]

/** Who reads a profile; `professor`: one whose role is confirmed. */
type Leitor = { usuarioId: number; professor: boolean }

const findPerfil = async (db: Db, usuarioId: number, leitor: Leitor) => {
  const historico = db.select({ id: historicos.id }).from(historicos).where(eq(historicos.usuarioId, usuarioId))
  const readable = isPrivateReadable(db, usuarioId, leitor.usuarioId)
  const estudos = sql`${leitor.professor || leitor.usuarioId === usuarioId}::boolean`
  const [perfil] = await db
    .select({
      id: usuarios.id,
      usuario: usuarios.usuario,
      email: sql<string | null>`case when ${readable} then ${usuarios.email} end`,
      ehaluno: usuarios.ehaluno,
      sobre: usuarios.sobre,
      avatar: usuarios.avatar,
      criadoEm: usuarios.criadoEm,
      curso: usuarios.curso,
      periodo_inicio: sql<string | null>`case when ${estudos} then ${usuarios.periodoInicio} end`,
      objetivo_principal: sql<Objetivo | null>`case when ${estudos} then ${usuarios.objetivoPrincipal} end`,
      titulo: usuarios.titulo,
      aConfirmar: sql<boolean>`not ${usuarios.ehaluno} and ${usuarios.professorConfirmadoEm} is null`,
      departamento: departamentos.name,
      hasCurriculum: sql<boolean | null>`case when ${readable} then ${exists(historico)} end`,
    })
    .from(usuarios)
    .leftJoin(departamentos, eq(departamentos.id, usuarios.departamentoId))
    .where(and(eq(usuarios.id, usuarioId), isNotNull(usuarios.emailVerificadoEm)))
  return perfil
}

/**
 * A profile as the contract answers it to its reader, interests by name; null for an account that is absent or unverified.
 * What can be changed of a student, and that a professor is still to be confirmed, only they themselves read.
 */
export const findUsuario = async (db: Db, usuarioId: number, leitor: Leitor) => {
  const perfil = await findPerfil(db, usuarioId, leitor)
  if (!perfil) return null
  const { criadoEm, hasCurriculum, aConfirmar, ...rest } = perfil
  const proprio = perfil.ehaluno ? { edicao_completa: true } : { professor_a_confirmar: aConfirmar }
  return {
    ...rest,
    nome: perfil.usuario,
    is_student: perfil.ehaluno,
    criado_em: criadoEm.toISOString(),
    has_curriculum: hasCurriculum,
    ...(usuarioId === leitor.usuarioId && proprio),
    interesses: await findInteresses(db, usuarioId),
  }
}

type Changes = { usuario: string; sobre: string | null } & Partial<
  Record<'curso' | 'periodoInicio', string | undefined> & Record<'objetivoPrincipal', Objetivo | undefined>
>

/** What is left out stays. Another course or term brings other recommendations. */
export const updateUsuario = (db: Db, usuarioId: number, changes: Changes): Promise<void> =>
  db.transaction(async transaction => {
    await transaction.update(usuarios).set(changes).where(eq(usuarios.id, usuarioId))
    if (changes.curso !== undefined || changes.periodoInicio !== undefined)
      await invalidarRecomendacoes(transaction, usuarioId)
  })
