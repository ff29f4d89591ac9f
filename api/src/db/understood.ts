import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './connection.ts'
import { migrationsFolder } from './migrate.ts'

const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0

const noTable = '42P01'

/**
 * Whether this API can use the database: it has every migration that this API knows, and none since which an older API
 * cannot use it (CONTRIBUTING.md, expand and contract). Null: it can. @throws when the database does not answer
 */
export const readMisfit = async (db: Db): Promise<'older' | 'newer' | null> => {
  try {
    // An earlier release has made no column needed_from.
    const { rows } = await db.execute<{ last: number; needed: number }>(sql`
      select coalesce(max(created_at), 0)::float8 as last,
        coalesce(max((to_jsonb(migration) ->> 'needed_from')::bigint), 0)::float8 as needed
      from drizzle.__drizzle_migrations migration
    `)
    const { last = 0, needed = 0 } = rows[0] ?? {}
    if (last < newest) return 'older'
    return needed > newest ? 'newer' : null
  } catch (error) {
    if (((error as Error).cause as { code?: unknown } | undefined)?.code === noTable) return 'older'
    throw error
  }
}
