import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Db } from './connection.ts'
import { poolOf } from './pool.ts'

const current = new AsyncLocalStorage<string>()

/** Everything that `work` starts belongs to this request. */
export const inRequest = <T>(requestId: string, work: () => T): T => current.run(requestId, work)

/** The ids that requestId of logger.ts lets through: none of them ends a comment. */
const sane = /^[\w.:-]+$/

/** A named statement is kept by its text: that of another request must be the same. */
const toCommented = (statement: unknown): unknown => {
  const requestId = current.getStore()
  if (!requestId || !sane.test(requestId)) return statement
  if (typeof statement === 'string') return `/* ${requestId} */ ${statement}`
  const config = statement as Partial<pg.QueryConfig>
  return typeof config.text === 'string' && !config.name
    ? { ...config, text: `/* ${requestId} */ ${config.text}` }
    : statement
}

/**
 * Each statement of a request begins with its id as a comment, so that pg_stat_activity and the log of slow statements
 * name the request, and with it the lines of gateway and API. Nothing with PGlite, whose statements nobody else sees.
 */
export const commentStatements = (db: Db): void => {
  poolOf(db)?.on('connect', client => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((statement: unknown, ...rest: unknown[]) => query(toCommented(statement), ...rest)) as never
  })
}
