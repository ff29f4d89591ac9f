import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** One parameter for any number of ids, so that the statement stays the same: `id = any(${toIntArray(ids)})`. */
export const toIntArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`
