import { sql } from 'drizzle-orm'
import { vagas } from './schema.ts'

/**
 * A database that was restored into another server has vagas with higher numbers than the server: they changed long
 * ago.
 */
export const ofThisServer = sql`${vagas.revisao} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

/**
 * The highest number of a vaga that is visible. `quadro.revisao` stays behind it while an older transaction runs, in any
 * database of the server. Reads only the last entry of an index.
 */
export const ultimaMudanca = sql<number>`(select coalesce(max(${vagas.revisao}), 0) from ${vagas} where ${ofThisServer})::float8`
