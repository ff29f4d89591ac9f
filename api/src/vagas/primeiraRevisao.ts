import { and, desc, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { casos, decisoes } from '../db/schema/moderacao.ts'
import { vagas } from '../db/schema.ts'
import type { Editaveis } from '../instituicao.ts'

/*
 * While a switch of the institution is on, the first vaga of a professor, or of a department, waits for a moderator. It is
 * a draft until then, with a case of moderation.
 */

/** Which vagas wait. */
export type Exigencia = Pick<Editaveis, 'primeiraRevisaoDeProfessor' | 'primeiraRevisaoDeDepartamento'>

export const primeiraRevisaoSchema = z
  .object({
    situacao: z.enum(['aguardando', 'devolvida']),
    motivo: z.string().nullable().describe('Why it was returned'),
  })
  .nullable()
  .describe('Extension: of a draft that waits for a moderator before it is public, or was returned by one; else null')

type Revisao = z.infer<typeof primeiraRevisaoSchema>

const daVaga = (id: number) => and(eq(casos.tipo, 'vaga'), eq(casos.objetoId, id), eq(casos.publicacao, true))

/** Locks what is decided about a vaga. Whoever locks the vaga too does so after it, as a decision does. */
export const lockRevisao = async (db: Db, id: number): Promise<void> => {
  await db.select({ id: casos.id }).from(casos).where(daVaga(id)).orderBy(casos.id).for('update')
}

/** Whether a vaga has to wait: of its author, or of its department, none was ever public. */
export const exigeRevisao = async (
  db: Db,
  { primeiraRevisaoDeProfessor, primeiraRevisaoDeDepartamento }: Exigencia,
  { autorId, departamentoId }: { autorId: number; departamentoId: number | null },
): Promise<boolean> => {
  const isNova = async (doMesmo: SQL) => (await db.$count(vagas, and(doMesmo, eq(vagas.rascunho, false)))) === 0
  return (
    (primeiraRevisaoDeProfessor && (await isNova(eq(vagas.autorId, autorId)))) ||
    (primeiraRevisaoDeDepartamento &&
      departamentoId !== null &&
      (await isNova(eq(vagas.departamentoId, departamentoId))))
  )
}

/** Lets a draft wait; does nothing to one that does. */
export const pedirRevisao = async (db: Db, { id, autorId }: { id: number; autorId: number }): Promise<void> => {
  const caso = { tipo: 'vaga' as const, publicacao: true, objetoId: id, pessoaId: autorId }
  await db.insert(casos).values(caso).onConflictDoNothing()
}

/** How the first look at a draft went; null for one that nobody has published. */
export const findPrimeiraRevisao = async (db: Db, id: number): Promise<Revisao> => {
  const [ultima] = await db
    .select({ situacao: casos.situacao, motivo: decisoes.motivo })
    .from(casos)
    .leftJoin(decisoes, eq(decisoes.casoId, casos.id))
    .where(daVaga(id))
    .orderBy(desc(casos.id), desc(decisoes.id))
    .limit(1)
  if (!ultima) return null
  return ultima.situacao === 'aberto'
    ? { situacao: 'aguardando', motivo: null }
    : { situacao: 'devolvida', motivo: ultima.motivo }
}

/** Forgets the first look at a vaga that is deleted: nobody can decide it. */
export const deleteRevisao = async (db: Db, id: number): Promise<void> => {
  await db.delete(casos).where(daVaga(id))
}
