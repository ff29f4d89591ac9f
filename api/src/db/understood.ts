import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './connection.ts'
import { poolOf } from './pool.ts'

/** tsc copies no SQL: the built program reads the folder of the sources, which has the same depth. */
export const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))

const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
const baseline = known.at(0) ?? 0
const newest = known.at(-1) ?? 0

/** A database that this release cannot use. The message is one line for the operator. */
export class Misfit extends Error {}

type Kind = 'unreleased' | 'older' | 'newer'

const codeOf = (error: unknown) => ((error as Error).cause as { code?: unknown } | undefined)?.code

const noTable = '42P01'
const noColumn = '42703'

/**
 * Why this API cannot use the database; null if it can: the database has every migration that this API knows, and no
 * later one that an older API cannot use (CONTRIBUTING.md, expand and contract). `unreleased`: it has migrations from
 * before the baseline, and none leads from them to today. @throws if the database does not respond
 */
export const readMisfit = async (db: Db): Promise<Kind | null> => {
  try {
    const { rows } = await db.execute<{ first: number | null; last: number; needed: number }>(sql`
      select min(created_at)::float8 as first, coalesce(max(created_at), 0)::float8 as last,
        coalesce(max(needed_from), 0)::float8 as needed
      from drizzle.__drizzle_migrations
    `)
    const { first = null, last = 0, needed = 0 } = rows[0] ?? {}
    if (first !== null && first < baseline) return 'unreleased'
    if (last < newest) return 'older'
    return needed > newest ? 'newer' : null
  } catch (error) {
    if (codeOf(error) === noTable) return 'older'
    // Every database since the baseline has the column needed_from.
    if (codeOf(error) === noColumn) return 'unreleased'
    throw error
  }
}

const sentences = {
  older: 'The database is older than this release: run npm run migrate first',
  newer: 'The database is newer than this release can use: deploy the release that migrated it, or a later one',
}

const unreleased = (db: Db): string => {
  const [what, remedy] = poolOf(db)
    ? ['database of DATABASE_URL', 'set DATABASE_URL to a new, empty database']
    : ['data folder', 'npm run reset deletes it, and the next start makes a new one']
  return `The ${what} is from before the first release and cannot be migrated: ${remedy}`
}

/** @throws Misfit if the API cannot use the database; with `kinds`, only for these reasons */
export const refuseMisfit = async (
  db: Db,
  kinds: readonly Kind[] = ['unreleased', 'older', 'newer'],
): Promise<void> => {
  const misfit = await readMisfit(db)
  if (misfit === null || !kinds.includes(misfit)) return
  throw new Misfit(misfit === 'unreleased' ? unreleased(db) : sentences[misfit])
}
