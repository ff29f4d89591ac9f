import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** Until the transaction ends, others that lock the same text wait: for limits of rows of which none may exist yet. */
export const lockText = async (transaction: Db, text: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)
}
