import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { errorCodeOf } from './errorCode.ts'
import { locks } from './locks.ts'
import { report } from './report.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db } from './connection.ts'
import { poolOf } from './pool.ts'
import { Misfit, migrationsFolder, readMisfit } from './understood.ts'

/** Another process migrates, or requests have locked a table. */
const lockNotAvailable = '55P03'

type Migration = ReturnType<typeof readMigrationFiles>[number]

/**
 * Creates the table of drizzle-kit, if it is missing: a role that may create no schema can still migrate. Sets time zone
 * and time-outs of the role in this database, effective from its next session: a pooler refuses settings at the start of
 * a session. On each run, because a restored backup does not have them.
 */
const prepare = (db: Db) =>
  db.execute(sql`do $$ begin
    execute format('alter role current_user in database %I set timezone = %L', current_database(), 'UTC');
    execute format('alter role current_user in database %I set statement_timeout = %L', current_database(), '15s');
    if to_regclass('drizzle.__drizzle_migrations') is null then
      create schema if not exists drizzle;
      create table drizzle.__drizzle_migrations (
        id serial primary key, hash text not null, created_at bigint, needed_from bigint
      );
    end if;
  end $$`)

const readPending = async (db: Db, folder: string): Promise<Migration[]> => {
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(created_at)::float8 as last from drizzle.__drizzle_migrations`,
  )
  const last = rows[0]?.last ?? 0
  return readMigrationFiles({ migrationsFolder: folder }).filter(({ folderMillis }) => folderMillis > last)
}

/** The first line of a migration says whether it drops something that an older release still uses. */
const note = (db: Db, { sql: [first = ''], hash, folderMillis }: Migration) =>
  db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, needed_from)
    values (${hash}, ${folderMillis}, ${/^\s*-- contract\b/.test(first) ? folderMillis : null})
  `)

const concurrentIndex = /(create (?:unique )?index) concurrently (?:if not exists )?("?\w+"?)/i

const isConcurrent = (migration: Migration): boolean => migration.sql.some(statement => concurrentIndex.test(statement))

/** Outside a transaction, while requests write. An invalid index of an earlier try is dropped first. */
const buildIndexes = async (pool: pg.Pool, migration: Migration): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    for (const statement of migration.sql) {
      const [, , name] = concurrentIndex.exec(statement) ?? []
      if (name) await client.query(`drop index concurrently if exists ${name}`)
      await client.query(statement)
    }
  } finally {
    client.release(true)
  }
}

/**
 * Runs the next migration if it has concurrent indexes, else all before the next one that has, in one transaction.
 * Resolves how many were run.
 */
const step = (db: Db, folder: string, lockSeconds: number): Promise<number> =>
  inTransaction(db, async transaction => {
    await transaction.execute(sql.raw(`set local lock_timeout = '${lockSeconds}s'`))
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.migration})`)
    await prepare(transaction)
    const pending = await readPending(transaction, folder)
    const [first] = pending
    if (!first) return 0
    report('Migrating')
    const pool = poolOf(db)
    if (pool && isConcurrent(first)) {
      // This transaction has the lock and no snapshot, so building the index does not wait for it.
      await buildIndexes(pool, first)
      await note(transaction, first)
      return 1
    }
    const concurrent = pool ? pending.findIndex(isConcurrent) : -1
    const some = concurrent === -1 ? pending : pending.slice(0, concurrent)
    for (const migration of some) {
      for (const statement of migration.sql) {
        await transaction.execute(sql.raw(statement.replace(concurrentIndex, '$1 $2')))
      }
      await note(transaction, migration)
    }
    return some.length
  })

type Options = {
  folder?: string
  /** Requests queue behind a migration that waits for a lock, so it waits no longer than this. */
  lockSeconds?: number
  /** Each pause is a second longer than the one before: five minutes in total. */
  tries?: number
  say?: (line: string) => void
}

/**
 * Migrates the database to the newest migration, in drizzle-kit's table, and resolves how many were missing. Several
 * API processes may start at once: the first one migrates, the others wait for it. Drizzle's own migrator opens its own
 * transaction, so it cannot run under the lock. `db` must have no time-out of its own for queries.
 * @throws Misfit if the database has migrations from before the baseline
 */
export const migrate = async (
  db: Db,
  { folder = migrationsFolder, lockSeconds = 3, tries = 25, say = () => {} }: Options = {},
): Promise<number> => {
  if ((await readMisfit(db)) === 'unreleased') throw new Misfit('unreleased')
  let total = 0
  for (let attempt = 1; ;) {
    try {
      const some = await step(db, folder, lockSeconds)
      if (some === 0) return total
      total += some
    } catch (error) {
      if (errorCodeOf(error) !== lockNotAvailable || attempt >= tries) throw error
      say(`The database is in use: migrating again in ${attempt} s`)
      await wait(attempt * 1000)
      attempt += 1
    }
  }
}
