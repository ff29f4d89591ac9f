import pg from 'pg'
import type { Db } from './connection.ts'

/** The pool of PostgreSQL connections; null with PGlite, which has none. */
export const poolOf = (db: Db): pg.Pool | null => {
  const client = '$client' in db ? db.$client : null
  return client instanceof pg.Pool ? client : null
}
