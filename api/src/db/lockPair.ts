import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/**
 * Until the transaction ends, others that lock these two people, in either order, wait: for rules about rows of which none may
 * exist yet.
 */
export const lockPair = async (transaction: Db, one: number, other: number): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${Math.min(one, other)}::int, ${Math.max(one, other)}::int)`,
  )
}
