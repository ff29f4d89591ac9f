import type { Db } from '../db/connection.ts'
import { locais } from '../db/schema/listas.ts'

/** Inserts the institution's places that are missing, in their order. */
export const writeLocais = async (db: Db, nomes: readonly string[]): Promise<void> => {
  // One after the other: the first ids are the positions in the file.
  for (const name of nomes) await db.insert(locais).values({ name }).onConflictDoNothing()
}
