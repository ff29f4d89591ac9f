import type { Socket } from 'node:net'
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
  /** False from a second of silence until something is heard again. True where nobody listens. */
  isHeard: () => boolean
  close: () => Promise<void>
}

const alive = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/** Milliseconds of silence after which a connection counts as lost. No longer than the heartbeat of listen.ts takes. */
const silence = 2000
/** Longer than the statement time-out of the server. */
export const queryTimeout = 20_000

/** PGlite with the extensions that the migrations need. In memory without a `dataDir`. */
export const createPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { unaccent, pg_trgm } })

export const connectPglite = (client: PGlite): Connection => {
  const db: Db = drizzlePglite({ client })
  return {
    db,
    listen: listenWithPglite(client),
    ping: ask => ask(db),
    isHeard: () => true,
    close: () => client.close(),
  }
}

type PostgresOptions = {
  /** The URL for LISTEN: PostgreSQL itself, if `connectionString` leads to a pooler. */
  listenUrl?: string | null
  poolSize?: number
  /** Milliseconds of silence during a query after which its connection is destroyed; 0 waits for ever. */
  queryTimeout?: number
}

/**
 * The connections of a pool. The pool handles their errors: a connection that is lost within a transaction would
 * otherwise end this process.
 */
const follow = (pool: pg.Pool, onError: (error: Error) => void) => {
  const heardAt = new Map<pg.PoolClient, { stream: Socket; at: number }>()
  pool.on('connect', client => {
    // pg has no other way to the socket.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    const heard = { stream, at: Date.now() }
    heardAt.set(client, heard)
    stream.on('data', () => (heard.at = Date.now()))
    client.on('error', () => {})
  })
  pool.on('remove', client => void heardAt.delete(client))
  const dropped = new WeakSet<pg.PoolClient>()
  // Without an error listener, a restart of the server would end this process.
  pool.on('error', (error, client) => {
    if (!dropped.has(client)) onError(error)
  })
  return {
    /**
     * Destroys the connections that received nothing lately: if a network drops every packet, each of them would
     * otherwise wait for its own time-out.
     */
    dropSilent: () => {
      for (const [client, { stream, at }] of heardAt) {
        if (Date.now() - at < silence) continue
        dropped.add(client)
        stream.destroy()
      }
    },
  }
}

/**
 * A second pool of one connection, because the first one may be busy. It checks that the database responds, and sends
 * the heartbeat.
 */
const createPing = (connectionString: string, onLost: () => void) => {
  const pool = new pg.Pool({
    connectionString,
    ...alive,
    max: 1,
    query_timeout: silence,
    application_name: 'mural-ready',
  })
  pool.on('error', () => {})
  const db: Db = drizzlePg({ client: pool })
  return {
    ping: async <T>(ask: (db: Db) => Promise<T>) => {
      try {
        return await ask(db)
      } catch (error) {
        onLost()
        throw error
      }
    },
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
    Client: CommentingClient,
  })
  const { dropSilent } = follow(pool, onError)
  const { ping, notify, close } = createPing(connectionString, dropSilent)
  let isHeard = true
  const onBeat = (heard: boolean) => {
    isHeard = heard
  }
  return {
    db: drizzlePg({ client: pool }),
    listen: listenWithPostgres({
      connectionString: listenUrl ?? connectionString,
      notify,
      onBeat,
      onSilent: dropSilent,
    }),
    ping,
    isHeard: () => isHeard,
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
