import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../connection.ts'

/** Small enough for PGlite's memory and for a server's statement time-out. */
const BATCH = 2000

/**
 * Inserts rows that all have the same fields, in their order. One JSON parameter per batch: a parameter per value would
 * take minutes for half a million rows.
 */
export const insertRows = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: Array<T['$inferInsert']>,
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const name = sql.identifier(getTableName(table))
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows
      .slice(start, start + BATCH)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(columns.map(([field, column]) => [column.name, row[field]])),
      )
    await db.execute(
      sql`insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(batch)}::jsonb)`,
    )
  }
}

/** Rows with explicit ids do not advance the sequence: set it, so that the next id is new. */
export const continueIds = async (db: Db, table: PgTable): Promise<void> => {
  const name = getTableName(table)
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${sql.identifier(name)}))`,
  )
}
