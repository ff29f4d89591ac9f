import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** Locks a text until the transaction ends: for limits on rows that may not exist yet. */
export const lockText = async (transaction: Db, text: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)
}
