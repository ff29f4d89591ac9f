import type { FastifyRequest } from 'fastify'
import { sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { auditoria } from '../db/schema/auditoria.ts'
import type { Acao } from './acoes.ts'

export type Linha = {
  acao: Acao
  /** To whom. */
  pessoaId?: number | undefined
  /** What it was about, as 'candidatura 7'. */
  objeto?: string
  /** The changed values. */
  antes?: Record<string, unknown>
  depois?: Record<string, unknown>
  motivo?: string | undefined
}

/** Writes a line of the audit. `atorId`: who did it; null for a command of the operator. */
export const writeLinha = async (db: Db, atorId: number | null, linha: Linha): Promise<void> => {
  await db.insert(auditoria).values({ atorId, ...linha })
}

/**
 * A change that the audit records, with its line in one transaction. `work` resolves the line, or null if it changed
 * nothing; then there is no line.
 */
export const audited = (
  db: Db,
  atorId: number | null,
  work: (transaction: Db) => Promise<Linha | null>,
): Promise<void> =>
  inTransaction(db, async transaction => {
    const linha = await work(transaction)
    if (linha) await writeLinha(transaction, atorId, linha)
  })

/** Writes that a whole list was taken away, with its filters. */
export const auditExport =
  (acao: Acao) =>
  (request: FastifyRequest, filtros: Record<string, unknown>): Promise<void> =>
    writeLinha(request.server.db, sessaoOf(request).usuarioId, { acao, depois: filtros })
