import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { errorCodeOf } from './errorCode.ts'
import { report } from './report.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db } from './connection.ts'
import { poolOf } from './pool.ts'
import { migrationsFolder, refuseMisfit } from './understood.ts'

/** An arbitrary number for the advisory lock of the process that migrates. */
const migrationLock = 5_014_733

/** lock_not_available and deadlock_detected: another process migrates, or requests have locked a table. */
const isLocked = (error: unknown): boolean => /^(55P03|40P01)$/.test(errorCodeOf(error))

type Migration = ReturnType<typeof readMigrationFiles>[number]

type Options = {
  folder?: string
  /** Requests queue behind a migration that waits for a lock, so it waits no longer than this. */
  lockSeconds?: number
  /** Each pause is a second longer than the one before: five minutes in total. */
  tries?: number
  say?: (line: string) => void
}

const ensureTable = async (db: Db): Promise<void> => {
  // The role may create no schema in a database that an administrator has prepared.
  const { rows } = await db.execute(sql`select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`)
  if (rows.length > 0) return
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`
    create table drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint, needed_from bigint
    )
  `)
}

const lastMigration = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.last ?? 0
}

/**
 * Sets time zone and time-outs of sessions, whatever the defaults of the server. As settings of the role in this
 * database, effective from its next session: a pooler shares sessions, and refuses settings at their start.
 */
const setRole = (db: Db) =>
  db.execute(sql`do $$ begin
    execute format('alter role current_user in database %I set timezone = %L', current_database(), 'UTC');
    execute format('alter role current_user in database %I set statement_timeout = %L', current_database(), '15s');
  end $$`)

/** Whether the migration drops something that an older release still uses: its first line says so. */
const isContract = ({ sql: [first = ''] }: Migration): boolean => /^\s*-- contract\b/.test(first)

const note = async (db: Db, migration: Migration): Promise<void> => {
  const neededFrom = isContract(migration) ? migration.folderMillis : null
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, needed_from)
    values (${migration.hash}, ${migration.folderMillis}, ${neededFrom})
  `)
}

const concurrently = / index concurrently (?:if (?:not )?exists )?("?\w+"?)/i

const isConcurrent = (migration: Migration): boolean => migration.sql.some(statement => concurrently.test(statement))

/** Builds indexes outside a transaction while requests write. An invalid index of an earlier try is dropped first. */
const runOutside = async (connectionString: string, migration: Migration): Promise<void> => {
  const client = await connect(connectionString)
  try {
    await client.query('set statement_timeout = 0')
    for (const statement of migration.sql) {
      const [, name] = concurrently.exec(statement) ?? []
      if (!name) throw new Error('A migration with concurrent indexes must have nothing else')
      if (/create/i.test(statement)) await client.query(`drop index concurrently if exists ${name}`)
      await client.query(statement)
    }
  } finally {
    await client.end()
  }
}

const extension = /^\s*create extension (?:if not exists )?"?(\w+)/i

/** One line that says who can help: the role may not create the extension, or the server does not have it. */
const toMissingExtension = (error: unknown, name: string): Error => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  const help = `Let an administrator of the server run "create extension ${name} with schema public" in this database`
  return Object.assign(new Error(`The extension ${name} cannot be created: ${reason}. ${help}, and start again.`), {
    code: '42501',
  })
}

const runStatement = async (db: Db, statement: string): Promise<void> => {
  try {
    await db.execute(sql.raw(statement))
  } catch (error) {
    const [, name] = extension.exec(statement) ?? []
    throw name ? toMissingExtension(error, name) : error
  }
}

const runInside = async (db: Db, migrations: readonly Migration[]): Promise<void> => {
  for (const migration of migrations) {
    for (const statement of migration.sql) {
      await runStatement(db, concurrently.test(statement) ? statement.replace(/ concurrently/i, '') : statement)
    }
    await note(db, migration)
  }
}

type Step = Required<Options> & { connectionString: string | null }

/**
 * Runs the migrations up to the next concurrent index in one transaction, or the concurrent indexes. Resolves how many
 * migrations were run.
 */
const step = (db: Db, { folder, lockSeconds, connectionString }: Step): Promise<number> =>
  inTransaction(db, async transaction => {
    await transaction.execute(sql.raw(`set local lock_timeout = '${lockSeconds}s'`))
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await setRole(transaction)
    await ensureTable(transaction)
    const last = await lastMigration(transaction)
    const pending = readMigrationFiles({ migrationsFolder: folder }).filter(({ folderMillis }) => folderMillis > last)
    if (pending.length > 0) report('Migrating')
    const concurrent = connectionString === null ? -1 : pending.findIndex(isConcurrent)
    const [first] = pending
    if (first && connectionString !== null && concurrent === 0) {
      // This transaction has the lock and no snapshot, so building the index does not wait for it.
      await runOutside(connectionString, first)
      await note(transaction, first)
      return 1
    }
    const some = concurrent === -1 ? pending : pending.slice(0, concurrent)
    await runInside(transaction, some)
    return some.length
  })

/** Retries while something is locked. @throws any other error, and the last lock error */
const patiently = async <T>(work: () => Promise<T>, { tries, say }: Step): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || attempt >= tries) throw error
      say(`The database is in use: migrating again in ${attempt} s`)
      await wait(attempt * 1000)
    }
  }
}

/** Connections outside the pool, because a migration takes longer than its statement time-out. */
const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, application_name: 'mural-migrate' })
  // The query rejects with the same error.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Migrates the database to the newest migration, in drizzle-kit's table, and resolves how many were missing. Several
 * API processes may start at once: the first one migrates, the others wait for it. Drizzle's own migrator opens its own
 * transaction, so it cannot run under the lock.
 * @throws Misfit if the database has migrations from before the baseline
 */
export const migrate = async (db: Db, options: Options = {}): Promise<number> => {
  await refuseMisfit(db, ['unreleased'])
  const connectionString = poolOf(db)?.options.connectionString ?? null
  const given = { folder: migrationsFolder, lockSeconds: 3, tries: 25, say: () => {}, ...options, connectionString }
  const client = connectionString === null ? null : await connect(connectionString)
  const own: Db = client ? drizzle({ client }) : db
  try {
    let total = 0
    for (;;) {
      const some = await patiently(() => step(own, given), given)
      total += some
      if (some === 0) return total
    }
  } finally {
    await client?.end()
  }
}
