import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './connection.ts'

/** tsc copies no SQL: the built program reads the folder of the sources, at the same depth. */
export const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))

/** Any number: whoever holds this lock of the server is migrating. */
const migrationLock = 5_014_733

const lastMigration = async (db: Db): Promise<number> => {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.last ?? 0
}

/**
 * What a session must not have from how a server happens to be set up. Of the role in this database, from its next
 * session on: a pooler in between gives a session to many, and refuses settings at its start.
 */
const setRole = (db: Db) =>
  db.execute(sql`do $$ begin
    execute format('alter role current_user in database %I set timezone = %L', current_database(), 'UTC');
    execute format('alter role current_user in database %I set statement_timeout = %L', current_database(), '15s');
  end $$`)

/**
 * Brings the database to the newest migration, all or nothing, in the table that drizzle-kit knows. Several API
 * processes may start at once: the first migrates, the others wait for it. Drizzle's own migrator opens a transaction
 * of its own, so that it could not run under the lock.
 */
export const migrate = (db: Db): Promise<void> =>
  db.transaction(async transaction => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await setRole(transaction)
    const last = await lastMigration(transaction)
    for (const migration of readMigrationFiles({ migrationsFolder })) {
      if (migration.folderMillis <= last) continue
      for (const statement of migration.sql) await transaction.execute(sql.raw(statement))
      await transaction.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
  })
