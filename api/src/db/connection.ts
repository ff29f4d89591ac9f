import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
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

export type Connection = { db: Db; ouvir: Ouvir; close: () => Promise<void> }

/** PGlite with the extensions that the migrations ask for. In memory without a `dataDir`. */
export const createPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { unaccent, pg_trgm } })

export const connectPglite = (client: PGlite): Connection => ({
  db: drizzlePglite({ client }),
  ouvir: ouvirPglite(client),
  close: () => client.close(),
})

/** Time zone and order must not depend on how a server happens to be set up. */
export const connectPostgres = (connectionString: string, onError: (error: Error) => void): Connection => {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    options: '-c TimeZone=UTC',
  })
  // Without a listener, a server that restarts would end this process.
  pool.on('error', onError)
  return { db: drizzlePg({ client: pool }), ouvir: ouvirPostgres(connectionString), close: () => pool.end() }
}

/**
 * The database of the settings: PostgreSQL, or PGlite in `dataDir`, which this process then owns until `close`.
 * @throws DataDirInUse
 */
export const openDatabase = async (
  settings: { databaseUrl: string | null; dataDir: string },
  onError: (error: Error) => void = () => {},
): Promise<Connection> => {
  if (settings.databaseUrl) return connectPostgres(settings.databaseUrl, onError)
  const unlock = lockDataDir(settings.dataDir)
  try {
    const connection = connectPglite(await createPglite({ dataDir: join(settings.dataDir, 'pglite') }))
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}
