import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../db/connection.ts'

/** Resolves when a session of this database waits for a lock. PGlite has one transaction at a time: there nobody does. */
export const untilWaiting = (db: Db): Promise<void> => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return expect.poll(async () => (await db.execute(waiting)).rows.length, { timeout: 10_000 }).toBeGreaterThan(0)
}
