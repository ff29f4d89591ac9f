import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './connection.ts'
import { errorCodeOf } from './errorCode.ts'

/** tsc copies no SQL: the built program reads the folder of the sources, which has the same depth. */
export const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))

const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
const baseline = known.at(0) ?? 0
const newest = known.at(-1) ?? 0

const sentences = {
  unreleased:
    'The database is from before the first release and cannot be migrated: set DATABASE_URL to a new, empty database, or run npm run reset, which deletes the data folder',
  older: 'The database is older than this release: run npm run migrate first',
  newer: 'The database is newer than this release can use: deploy the release that migrated it, or a later one',
}

type Kind = keyof typeof sentences

/** A database that this release cannot use. The message is one line for the operator. */
export class Misfit extends Error {
  constructor(kind: Kind) {
    super(sentences[kind])
  }
}

const noTable = '42P01'
const noColumn = '42703'

/**
 * Why this API cannot use the database; null if it can: the database has every migration that this API knows, and no
 * later one that an older API cannot use (CONTRIBUTING.md, expand and contract). `unreleased`: it has migrations from
 * before the baseline, and none leads from them to today. @throws if the database does not respond
 */
export const readMisfit = async (db: Db): Promise<Kind | null> => {
  try {
    const { rows } = await db.execute<{ first: number | null; last: number | null; needed: number | null }>(sql`
      select min(created_at)::float8 as first, max(created_at)::float8 as last, max(needed_from)::float8 as needed
      from drizzle.__drizzle_migrations
    `)
    const { first, last, needed } = rows[0] ?? {}
    if ((first ?? baseline) < baseline) return 'unreleased'
    if ((last ?? 0) < newest) return 'older'
    return (needed ?? 0) > newest ? 'newer' : null
  } catch (error) {
    if (errorCodeOf(error) === noTable) return 'older'
    // Every database since the baseline has the column needed_from.
    if (errorCodeOf(error) === noColumn) return 'unreleased'
    throw error
  }
}
