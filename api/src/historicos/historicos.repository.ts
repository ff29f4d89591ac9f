import { asc, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { invalidateRecomendacoes } from '../recomendacoes/recomendacoes.ts'
import { historicos } from '../db/schema/historicos.ts'
import type { Disciplina } from './disciplina.ts'

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

/** What the stored transcript is: another one after each import. */
export const findVersao = async (db: Db, usuarioId: number): Promise<string> => {
  const [row] = await db
    .select({ versao: sql<string>`coalesce(max(${historicos.id}), 0)::text` })
    .from(historicos)
    .where(eq(historicos.usuarioId, usuarioId))
  return row?.versao ?? '0'
}

/** Rows per statement, well below the limit of parameters. */
const rowsPerInsert = 1000

/** Replaces the whole transcript in one transaction. The next list of vagas recomputes the recommendations. */
export const replaceHistorico = (db: Db, usuarioId: number, disciplinas: Disciplina[]): Promise<void> =>
  inTransaction(db, async transaction => {
    // Two concurrent imports of one person run one after the other.
    await lockUsuario(transaction, usuarioId)
    await transaction.delete(historicos).where(eq(historicos.usuarioId, usuarioId))
    for (let first = 0; first < disciplinas.length; first += rowsPerInsert) {
      const rows = disciplinas.slice(first, first + rowsPerInsert)
      await transaction.insert(historicos).values(rows.map(disciplina => toRow(usuarioId, disciplina)))
    }
    await invalidateRecomendacoes(transaction, usuarioId)
  })

const toRow = (usuarioId: number, disciplina: Disciplina): typeof historicos.$inferInsert => ({
  usuarioId,
  periodo: disciplina.periodo,
  codigoDisciplina: disciplina.codigo_disciplina,
  nomeDisciplina: disciplina.nome_disciplina,
  turma: disciplina.turma,
  grau: disciplina.grau,
  situacao: disciplina.situacao,
  nCreditos: disciplina.n_creditos,
})
