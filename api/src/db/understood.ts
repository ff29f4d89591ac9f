import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './connection.ts'
import { migrationsFolder } from './migrate.ts'

const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0

const noTable = '42P01'

/**
 * Why this API cannot use the database; null if it can: the database has every migration that this API knows, and no
 * later one that an older API cannot use (CONTRIBUTING.md, expand and contract). @throws if the database does not
 * respond
 */
export const readMisfit = async (db: Db): Promise<'older' | 'newer' | null> => {
  try {
    // Earlier releases did not create the column needed_from.
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
