import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { historicos } from '../db/schema.ts'

/** A student's transcript rows in the contract's shape, by period. */
export const listHistorico = (db: Db, usuarioId: number) =>
  db
    .select({
      id: historicos.id,
      periodo: historicos.periodo,
      codigo_disciplina: historicos.codigoDisciplina,
      nome_disciplina: historicos.nomeDisciplina,
      turma: historicos.turma,
      grau: historicos.grau,
      situacao: historicos.situacao,
      n_creditos: historicos.nCreditos,
    })
    .from(historicos)
    .where(eq(historicos.usuarioId, usuarioId))
    .orderBy(asc(historicos.periodo), asc(historicos.codigoDisciplina), asc(historicos.id))

export const hasHistorico = async (db: Db, usuarioId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: historicos.id })
    .from(historicos)
    .where(eq(historicos.usuarioId, usuarioId))
    .limit(1)
  return rows.length > 0
}
