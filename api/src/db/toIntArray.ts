import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** One parameter whatever the number of ids, so that the statement stays the same: `id = any(${toIntArray(ids)})`. */
export const toIntArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`
