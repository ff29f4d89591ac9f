import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const current = new AsyncLocalStorage<string>()

/** Runs `work` in the async context of this request. */
export const inRequest = <T>(requestId: string, work: () => T): T => current.run(requestId, work)

/** The ids that requestId of logger.ts accepts. None of them ends a comment. */
const sane = /^[\w.:-]+$/

/** A named statement is cached by its text, which must stay the same for every request. */
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
 * Begins each statement of a request with a comment that has its id, so that pg_stat_activity and the log of slow
 * statements lead to the lines of gateway and API. PGlite has no such client, and nobody else sees its statements.
 */
export class CommentingClient extends pg.Client {
  override query(statement: unknown, ...rest: unknown[]): never {
    return super.query(toCommented(statement) as string, ...(rest as [])) as never
  }
}
