import { sql } from 'drizzle-orm'
import { inTransaction } from './inTransaction.ts'
import { locks } from './locks.ts'
import type { Db } from './connection.ts'

/** Runs `work` in a transaction while no other process does; resolves null if another one does. */
export const takeTurn = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T | null> =>
  inTransaction(db, async transaction => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${locks.retention}) as mine`,
    )
    return rows[0]?.mine ? work(transaction) : null
  })
