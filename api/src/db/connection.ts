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
import { ouvirPglite, ouvirPostgres } from './escuta.ts'
import type { Ouvir } from './escuta.ts'
import { lockDataDir } from './lock.ts'

/** What PGlite and pg both answer to raw SQL. */
type Answer<Row> = { rows: Row[] }

export interface Rows extends PgQueryResultHKT {
  readonly type: Answer<this['row']>
}

/** PGlite or PostgreSQL; a transaction is one too. */
export type Db = PgDatabase<Rows>

export type Connection = {
  db: Db
  ouvir: Ouvir
  /** Asks on a connection of its own: rejects when the database does not respond, however busy the others are. */
  ping: <T>(ask: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const alive = { connectionTimeoutMillis: 5000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
/** Milliseconds without a word after which a connection counts as lost. */
const silence = 3000
/** Beyond the time-out of a statement, which the server keeps. */
export const queryTimeout = 20_000

/** PGlite with the extensions that the migrations ask for. In memory without a `dataDir`. */
export const createPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { unaccent, pg_trgm } })

export const connectPglite = (client: PGlite): Connection => {
  const db: Db = drizzlePglite({ client })
  return { db, ouvir: ouvirPglite(client), ping: ask => ask(db), close: () => client.close() }
}

type PostgresOptions = {
  /** Where to listen: PostgreSQL itself, where `connectionString` leads to a pooler. */
  listenUrl?: string | null
  poolSize?: number
  /** Milliseconds after which a connection on which a query hears nothing is given up; 0 waits for ever. */
  queryTimeout?: number
}

/**
 * The connections of a pool. Their errors are the pool's: one that is lost in the middle of a transaction would otherwise
 * end this process.
 */
const follow = (pool: pg.Pool, onError: (error: Error) => void) => {
  const heardAt = new Map<pg.PoolClient, { stream: Socket; at: number }>()
  pool.on('connect', client => {
    // No other way leads to the socket.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    const heard = { stream, at: Date.now() }
    heardAt.set(client, heard)
    stream.on('data', () => (heard.at = Date.now()))
    client.on('error', () => {})
  })
  pool.on('remove', client => void heardAt.delete(client))
  const dropped = new WeakSet<pg.PoolClient>()
  // Without a listener, a server that restarts would end this process.
  pool.on('error', (error, client) => {
    if (!dropped.has(client)) onError(error)
  })
  return {
    /** Closes those that heard nothing lately: behind a network that swallows everything, each would be found out by itself. */
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
 * A small pool beside the other, which may be busy: its one connection tells whether the database responds, and sends
 * what proves that it is heard.
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
    notify: (canal: string) => pool.query('select pg_notify($1, $2)', [canal, '']),
    close: () => pool.end(),
  }
}

/** Time zone and time-outs are settings of the role (migrate.ts): a pooler refuses to be told at the start of a session. */
export const connectPostgres = (
  connectionString: string,
  onError: (error: Error) => void,
  { listenUrl, poolSize = 20, queryTimeout = 0 }: PostgresOptions = {},
): Connection => {
  const pool = new pg.Pool({ connectionString, ...alive, max: poolSize, query_timeout: queryTimeout })
  const { dropSilent } = follow(pool, onError)
  const { ping, notify, close } = createPing(connectionString, dropSilent)
  return {
    db: drizzlePg({ client: pool }),
    ouvir: ouvirPostgres({ connectionString: listenUrl ?? connectionString, notify, onSilent: dropSilent }),
    ping,
    close: async () => void (await Promise.all([pool.end(), close()])),
  }
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'listenDatabaseUrl' | 'databasePoolSize' | 'dataDir'>

/**
 * The database of the settings: PostgreSQL, or PGlite in `dataDir`, which this process then owns until `close`.
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
