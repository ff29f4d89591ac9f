import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import { aConfirmar, recusaDeProfessor } from '../autenticacao/papeis.ts'
import type { Db } from '../db/connection.ts'
import { podeVer } from '../gestores/audiencia.ts'
import type { Parte } from '../gestores/audiencia.ts'
import { gerenciadas } from '../gestores/gestao.ts'
import { invalidateRecomendacoes } from '../recomendacoes/recomendacoes.ts'
import { tokensDeEmail } from '../db/schema/apoio.ts'
import { historicos } from '../db/schema/historicos.ts'
import { candidaturas, departamentos, type objetivosPrincipais, usuarios } from '../db/schema.ts'
import { interesses, usuariosInteresses } from '../db/schema/interesses.ts'

/** Of a department that is offered. */
export const findDepartamentoId = async (db: Db, name: string): Promise<number | null> => {
  const [found] = await db
    .select({ id: departamentos.id })
    .from(departamentos)
    .where(and(eq(departamentos.name, name), isNull(departamentos.arquivadoEm)))
  return found?.id ?? null
}

/**
 * Whether the e-mail has an account. Deletes its registrations without a mail of the last hour, which no link verifies
 * any more. `email` in lower case.
 */
export const hasConta = async (db: Db, email: string): Promise<boolean> => {
  const ofEmail = eq(sql`lower(${usuarios.email})`, email)
  const recent = sql`now() - interval '1 hour'`
  const mails = db.select({ id: tokensDeEmail.id }).from(tokensDeEmail)
  const recentMails = mails.where(and(eq(tokensDeEmail.usuarioId, usuarios.id), gt(tokensDeEmail.criadoEm, recent)))
  await db
    .delete(usuarios)
    .where(and(ofEmail, isNull(usuarios.emailVerificadoEm), lt(usuarios.criadoEm, recent), notExists(recentMails)))
  return (await db.$count(usuarios, and(ofEmail, isNotNull(usuarios.emailVerificadoEm)))) > 0
}

/** Inserts an unverified account and resolves its id. */
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

/** Whether somebody has a transcript: on the reader's own profile, or that of a candidate to a vaga that the reader manages. */
const isHistoricoReadable = (db: Db, usuarioId: number, leitorId: number) =>
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

/** The reader of a profile; `professor`: one whose role is confirmed. */
type Leitor = { usuarioId: number; professor: boolean }

const findPerfil = async (db: Db, usuarioId: number, leitor: Leitor) => {
  const historico = db.select({ id: historicos.id }).from(historicos).where(eq(historicos.usuarioId, usuarioId))
  const readable = isHistoricoReadable(db, usuarioId, leitor.usuarioId)
  const ve = (parte: Parte) => podeVer(parte, leitor.usuarioId, 'usuarios')
  const estudos = sql`${leitor.professor || leitor.usuarioId === usuarioId}::boolean`
  const [perfil] = await db
    .select({
      id: usuarios.id,
      usuario: usuarios.usuario,
      email: sql<string | null>`case when ${ve('email')} then ${usuarios.email} end`,
      ehaluno: usuarios.ehaluno,
      sobre: sql<string | null>`case when ${ve('perfil')} then ${usuarios.sobre} end`,
      vePerfil: sql<boolean>`${ve('perfil')}`,
      avatar: usuarios.avatar,
      criadoEm: usuarios.criadoEm,
      curso: sql<string | null>`case when ${ve('curso')} then ${usuarios.curso} end`,
      periodo_inicio: sql<string | null>`case when ${estudos} then ${usuarios.periodoInicio} end`,
      objetivo_principal: sql<Objetivo | null>`case when ${estudos} then ${usuarios.objetivoPrincipal} end`,
      titulo: usuarios.titulo,
      aConfirmar,
      recusa: recusaDeProfessor,
      departamento: departamentos.name,
      hasCurriculum: sql<boolean | null>`case when ${readable} then ${exists(historico)} end`,
    })
    .from(usuarios)
    .leftJoin(departamentos, eq(departamentos.id, usuarios.departamentoId))
    .where(and(eq(usuarios.id, usuarioId), isNotNull(usuarios.emailVerificadoEm)))
  return perfil
}

/**
 * A profile in the contract's shape for its reader, interests by name; null if the account does not exist or is not
 * verified. Only the person themselves sees what can be changed, and whether a professor is confirmed.
 */
export const findUsuario = async (db: Db, usuarioId: number, leitor: Leitor) => {
  const perfil = await findPerfil(db, usuarioId, leitor)
  if (!perfil) return null
  const { criadoEm, hasCurriculum, vePerfil, aConfirmar, recusa, ...rest } = perfil
  const proprio = perfil.ehaluno
    ? { edicao_completa: true }
    : { professor_a_confirmar: aConfirmar, recusa_de_professor: recusa }
  return {
    ...rest,
    nome: perfil.usuario,
    is_student: perfil.ehaluno,
    criado_em: criadoEm.toISOString(),
    has_curriculum: hasCurriculum,
    ...(usuarioId === leitor.usuarioId && proprio),
    interesses: vePerfil ? await findInteresses(db, usuarioId) : [],
  }
}

/** Missing fields stay. Another course or term invalidates the recommendations. */
export const updateUsuario = (
  db: Db,
  usuarioId: number,
  changes: Partial<typeof usuarios.$inferInsert>,
): Promise<void> =>
  inTransaction(db, async transaction => {
    await transaction.update(usuarios).set(changes).where(eq(usuarios.id, usuarioId))
    if (changes.curso !== undefined || changes.periodoInicio !== undefined)
      await invalidateRecomendacoes(transaction, usuarioId)
  })

/** For whom a person's own profile is, by part. */
export const findAudiencias = async (db: Db, usuarioId: number) => {
  const { perfilPara: perfil, cursoPara: curso, emailPara: email } = usuarios
  const [audiencias] = await db.select({ perfil, curso, email }).from(usuarios).where(eq(usuarios.id, usuarioId))
  if (!audiencias) throw new Error(`no usuario ${usuarioId}`)
  return audiencias
}
