import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'

type Executed = { query: { sql: string } }

/** Counts the statements of a database, but for that of the institution, which a process reads once a second. */
export const spyStatements = (db: Db) => {
  const prepared = db
    .select({ um: sql`1` })
    .from(usuarios)
    .prepare('')
  const spy = vi.spyOn(Object.getPrototypeOf(prepared), 'execute')
  const isOther = (executed: unknown) => !(executed as Executed).query.sql.includes('join instituicao i')
  return {
    clear: () => void spy.mockClear(),
    count: (): number => spy.mock.contexts.filter(isOther).length,
    stop: () => spy.mockRestore(),
  }
}
