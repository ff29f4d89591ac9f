import { vi } from 'vitest'
import type { Db } from '../db/connection.ts'

/** Counts the statements of a database, but for that of the institution, which a process reads once a second. */
export const spyStatements = (db: Db) => {
  const spy = vi.spyOn(Object.getPrototypeOf(db._.session), 'prepareQuery')
  const isOther = ([query]: readonly unknown[]) => !(query as { sql: string }).sql.includes('join instituicao i')
  return {
    clear: () => void spy.mockClear(),
    count: (): number => spy.mock.calls.filter(isOther).length,
    stop: () => spy.mockRestore(),
  }
}
