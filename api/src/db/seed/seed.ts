import { sql } from 'drizzle-orm'
import { hashSenha } from '../../autenticacao/senhas.ts'
import { locks } from '../locks.ts'
import { report } from '../report.ts'
import type { Db } from '../connection.ts'
import { inTransaction } from '../inTransaction.ts'
import { desenharRetratos } from './avatares.ts'
import { gerarBoard } from './board.ts'
import { isEmpty } from './isEmpty.ts'
import { writeBoard, writeReferencias } from './writeBoard.ts'

export const senhaDeDemonstracao = 'demo1234'

type SeedOptions = {
  /** The instant of seeding: every date is relative to it. */
  hoje: Date
  /** With PRODUCTION nothing is seeded. */
  production: boolean
  /** 100 for a board of 24,000 vagas, 15,000 people and 500,000 messages. */
  scale?: number
}

/**
 * Fills a migrated board without people with the demo data, all or nothing. Processes that start at once seed it once.
 * @returns whether it did
 */
export const seedIfEmpty = async (db: Db, { hoje, production, scale = 1 }: SeedOptions): Promise<boolean> => {
  if (production || !(await isEmpty(db))) return false
  report('Seeding')
  const senhaHash = await hashSenha(senhaDeDemonstracao)
  const seeded = await inTransaction(db, async transaction => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.seed})`)
    if (!(await isEmpty(transaction))) return false
    const semente = { hoje, scale, senhaHash, referencias: await writeReferencias(transaction) }
    const board = gerarBoard(semente)
    await desenharRetratos(transaction, board.retratos)
    await writeBoard(transaction, board, semente)
    return true
  })
  // Without statistics and a visibility map, the first requests would be planned for empty tables; PGlite has no
  // autovacuum.
  if (seeded) await db.execute(sql`vacuum analyze`)
  return seeded
}
