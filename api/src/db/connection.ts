import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Settings } from '../config.ts'
import { listenWithPglite, listenWithPostgres } from './listen.ts'
import type { Listen } from './listen.ts'
import { lockDataDir } from './lock.ts'
import { CommentingClient } from './requestComment.ts'

/** What both PGlite and pg return for raw SQL. */
type Answer<Row> = { rows: Row[] }

export interface Rows extends PgQueryResultHKT {
  readonly type: Answer<this['row']>
}

/** PGlite or PostgreSQL, or a transaction on either. */
export type Db = PgDatabase<Rows>

export type Connection = {
  db: Db
  listen: Listen
  /**
   * Queries on a connection of its own, so that a busy pool does not matter. Rejects when the database does not
   * respond.
   */
  ping: <T>(ask: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** On Linux, an idle connection that no longer responds is closed after 15 s: ten more probes, one a second. */
const alive = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 5000 }
const pingTimeout = 2000
/** Longer than the statement time-out of the server, which leaves the connection in use. */
export const queryTimeout = 16_000

/** PGlite with the extensions that the migrations need. In memory without a `dataDir`. */
export const createPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { unaccent, pg_trgm } })

export const connectPglite = (client: PGlite): Connection => {
  const db: Db = drizzlePglite({ client })
  return {
    db,
    listen: listenWithPglite(client),
    ping: ask => ask(db),
    close: () => client.close(),
  }
}

type PostgresOptions = {
  /** The URL for LISTEN: PostgreSQL itself, if `connectionString` leads to a pooler. */
  listenUrl?: string | null
  poolSize?: number
  /** Milliseconds without a response after which a query fails and its connection is closed; 0 waits for ever. */
  queryTimeout?: number
}

/** Ends once a query fails without an error of the server: a ROLLBACK would wait for a response, too. */
class EndingClient extends CommentingClient {
  override query(statement: unknown, ...rest: unknown[]): never {
    const result: unknown = super.query(statement, ...rest)
    if (result instanceof Promise) {
      result.catch((error: unknown) => (error instanceof pg.DatabaseError ? undefined : this.end()))
    }
    return result as never
  }
}

/**
 * A second pool of one connection, because the first one may be busy. It checks that the database responds, and sends
 * the heartbeat.
 */
const createPing = (connectionString: string) => {
  const pool = new pg.Pool({
    connectionString,
    ...alive,
    max: 1,
    query_timeout: pingTimeout,
    application_name: 'mural-ready',
  })
  pool.on('error', () => {})
  const db: Db = drizzlePg({ client: pool })
  return {
    ping: <T>(ask: (db: Db) => Promise<T>) => ask(db),
    notify: (channel: string) => pool.query('select pg_notify($1, $2)', [channel, '']),
    close: () => pool.end(),
  }
}

/**
 * Time zone and time-outs are settings of the role (migrate.ts), because a pooler refuses settings at the start of a
 * session.
 */
export const connectPostgres = (
  connectionString: string,
  onError: (error: Error) => void,
  { listenUrl, poolSize = 20, queryTimeout = 0 }: PostgresOptions = {},
): Connection => {
  const pool = new pg.Pool({
    connectionString,
    ...alive,
    max: poolSize,
    query_timeout: queryTimeout,
    Client: EndingClient,
  })
  // Without error listeners, a restart of the server would end this process.
  pool.on('error', onError)
  // The pool handles the errors of a connection in use: its query rejects.
  pool.on('connect', client => client.on('error', () => {}))
  const { ping, notify, close } = createPing(connectionString)
  return {
    db: drizzlePg({ client: pool }),
    listen: listenWithPostgres({ connectionString: listenUrl ?? connectionString, notify }),
    ping,
    close: async () => void (await Promise.all([pool.end(), close()])),
  }
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'listenDatabaseUrl' | 'databasePoolSize' | 'dataDir'>

/**
 * Opens the database of the settings: PostgreSQL, or PGlite in `dataDir`, which this process then owns until `close`.
 * @throws DataDirInUse
 */
export const openDatabase = async (
  { databaseUrl, listenDatabaseUrl, databasePoolSize, dataDir }: DatabaseSettings,
  onError: (error: Error) => void = () => {},
  timeout = 0,
): Promise<Connection> => {
  const options = { listenUrl: listenDatabaseUrl, poolSize: databasePoolSize, queryTimeout: timeout }
  if (databaseUrl) return connectPostgres(databaseUrl, onError, options)
  const unlock = lockDataDir(dataDir)
  try {
    const connection = connectPglite(await createPglite({ dataDir: join(dataDir, 'pglite') }))
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
