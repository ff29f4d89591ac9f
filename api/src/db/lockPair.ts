import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** Locks two people, in either order, until the transaction ends: for rules about rows that may not exist yet. */
export const lockPair = async (transaction: Db, one: number, other: number): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${Math.min(one, other)}::int, ${Math.max(one, other)}::int)`,
  )
}
