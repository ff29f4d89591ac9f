import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { papeisDaConta } from '../autenticacao/papeis.ts'
import type { Db } from '../db/connection.ts'
import { contasDaUniversidade } from '../db/schema/sessoes.ts'
import { usuarios } from '../db/schema.ts'
import type { Identidade } from './identidade.ts'

const conta = {
  usuarioId: usuarios.id,
  nome: usuarios.usuario,
  email: sql<string>`lower(${usuarios.email})`,
  papeis: papeisDaConta,
  versao: usuarios.versaoDoToken,
  suspensoAte: usuarios.suspensoAte,
  motivoDaSuspensao: usuarios.motivoDaSuspensao,
  senhaHash: usuarios.senhaHash,
  ehaluno: usuarios.ehaluno,
  curso: usuarios.curso,
  direitos: usuarios.direitos,
  professorConfirmadoEm: usuarios.professorConfirmadoEm,
  recusaDeProfessor: usuarios.recusaDeProfessor,
}

export type Conta = Awaited<ReturnType<typeof findContas>>[number]

/** Verified accounts, locked by id until the transaction ends. */
const findContas = (transaction: Db, where: SQL | undefined) =>
  transaction
    .select(conta)
    .from(usuarios)
    .where(and(isNotNull(usuarios.emailVerificadoEm), where))
    .orderBy(usuarios.id)
    .limit(2)
    .for('update', { of: usuarios })

type Chave = Pick<Identidade, 'emissor' | 'sujeito'>

/** The account of an identity. */
export const findLigada = async (transaction: Db, { emissor, sujeito }: Chave): Promise<Conta | null> => {
  const ligada = transaction
    .select({ id: contasDaUniversidade.usuarioId })
    .from(contasDaUniversidade)
    .where(and(eq(contasDaUniversidade.emissor, emissor), eq(contasDaUniversidade.sujeito, sujeito)))
  const [found] = await findContas(transaction, sql`${usuarios.id} = (${ligada})`)
  return found ?? null
}

/** Null also if a student and a professor have the number and the provider does not say which. */
export const findDaMatricula = async (
  transaction: Db,
  { matricula, ehaluno }: Pick<Identidade, 'matricula' | 'ehaluno'>,
): Promise<Conta | null> => {
  if (matricula === null) return null
  const doPapel = ehaluno === null ? undefined : eq(usuarios.ehaluno, ehaluno)
  const found = await findContas(transaction, and(eq(usuarios.matricula, matricula), doPapel))
  return found.length === 1 ? (found[0] ?? null) : null
}

export const findDoEmail = async (transaction: Db, email: string | null): Promise<Conta | null> => {
  if (email === null) return null
  const [found] = await findContas(transaction, eq(sql`lower(${usuarios.email})`, email))
  return found ?? null
}

export const findConta = async (transaction: Db, id: number): Promise<Conta | null> => {
  const [found] = await findContas(transaction, eq(usuarios.id, id))
  return found ?? null
}

/** What proves the account, without a lock. */
export const findSenha = async (db: Db, id: number) => {
  const fields = { senhaHash: usuarios.senhaHash, versao: usuarios.versaoDoToken }
  const [found] = await db.select(fields).from(usuarios).where(eq(usuarios.id, id))
  return found ?? null
}

/** Whether another identity of this provider has the account. */
export const isLigada = async (transaction: Db, { emissor }: Chave, usuarioId: number): Promise<boolean> =>
  (await transaction.$count(
    contasDaUniversidade,
    and(eq(contasDaUniversidade.emissor, emissor), eq(contasDaUniversidade.usuarioId, usuarioId)),
  )) > 0

export const insertLigacao = async (transaction: Db, { emissor, sujeito }: Chave, usuarioId: number): Promise<void> => {
  await transaction.insert(contasDaUniversidade).values({ emissor, sujeito, usuarioId })
}

type Nova = { nome: string; email: string; ehaluno: boolean; confirmado: boolean } & Pick<
  Identidade,
  'matricula' | 'curso'
>

/** A verified account without a password. As at a verification, no registration of the address is left. */
export const insertConta = async (transaction: Db, nova: Nova): Promise<number> => {
  const { nome, email, ehaluno, confirmado, matricula, curso } = nova
  await transaction
    .delete(usuarios)
    .where(and(eq(sql`lower(${usuarios.email})`, email), isNull(usuarios.emailVerificadoEm)))
  const [created] = await transaction
    .insert(usuarios)
    .values({
      usuario: nome,
      email,
      ehaluno,
      matricula,
      curso: ehaluno ? curso : null,
      emailVerificadoEm: sql`now()`,
      professorConfirmadoEm: confirmado ? sql`now()` : null,
    })
    .returning({ id: usuarios.id })
  if (!created) throw new Error('an insert returned no row')
  return created.id
}

type Mudanca = Partial<Pick<typeof usuarios.$inferInsert, 'usuario' | 'curso'>>

export const updateDados = async (transaction: Db, id: number, mudanca: Mudanca): Promise<void> => {
  if (Object.keys(mudanca).length > 0) await transaction.update(usuarios).set(mudanca).where(eq(usuarios.id, id))
}

/** A professor whose role the university proves. */
export const confirmProfessor = async (transaction: Db, id: number): Promise<void> => {
  await transaction
    .update(usuarios)
    .set({ professorConfirmadoEm: sql`now()` })
    .where(eq(usuarios.id, id))
}

/**
 * The other role, which ends every session. A number of the former role says nothing in the new one; that of the claim is
 * taken unless another account has it.
 */
export const updatePapel = async (
  transaction: Db,
  id: number,
  { ehaluno, matricula }: { ehaluno: boolean; matricula: string | null },
): Promise<void> => {
  const doOutro = and(eq(usuarios.ehaluno, ehaluno), eq(usuarios.matricula, matricula ?? ''), ne(usuarios.id, id))
  const livre = matricula !== null && (await transaction.$count(usuarios, doOutro)) === 0
  await transaction
    .update(usuarios)
    .set({
      ehaluno,
      matricula: livre ? matricula : null,
      professorConfirmadoEm: ehaluno ? null : sql`now()`,
      recusaDeProfessor: null,
      versaoDoToken: sql`${usuarios.versaoDoToken} + 1`,
    })
    .where(eq(usuarios.id, id))
}
