import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { casos } from '../db/schema/moderacao.ts'
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

/** In a select from `vagas`: how the first look at a draft went; null for one that nobody has published. */
export const revisaoDaVaga = sql<Revisao>`(
  select case when c.situacao = 'aberto' then json_build_object('situacao', 'aguardando', 'motivo', null)
    else json_build_object('situacao', 'devolvida', 'motivo', d.motivo) end
  from casos c left join decisoes d on d.caso_id = c.id
  where c.tipo = 'vaga' and c.objeto_id = vagas.id and c.publicacao and vagas.rascunho
  order by c.id desc, d.id desc limit 1
)`

export const findPrimeiraRevisao = async (db: Db, id: number): Promise<Revisao> => {
  const [vaga] = await db.select({ revisao: revisaoDaVaga }).from(vagas).where(eq(vagas.id, id))
  return vaga?.revisao ?? null
}

/** Forgets the first look at a vaga that is deleted: nobody can decide it. */
export const deleteRevisao = async (db: Db, id: number): Promise<void> => {
  await db.delete(casos).where(daVaga(id))
}
