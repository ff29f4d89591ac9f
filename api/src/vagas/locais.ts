import { sql } from 'drizzle-orm'
import { SettingsError } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { errorCodeOf } from '../db/errorCode.ts'
import { locais } from '../db/schema.ts'

const uniqueViolation = '23505'

/**
 * Writes the institution's places of work: the id of each is its position, from 1. A place that was taken from the end of
 * the list stays for the vagas that have it.
 * @throws SettingsError if places have changed their positions, and with them those of published vagas
 */
export const writeLocais = async (db: Db, nomes: readonly string[]): Promise<void> => {
  try {
    await db
      .insert(locais)
      .values(nomes.map((name, index) => ({ id: index + 1, name })))
      .onConflictDoUpdate({
        target: locais.id,
        set: { name: sql`excluded.name` },
        setWhere: sql`${locais.name} <> excluded.name`,
      })
  } catch (error) {
    if (errorCodeOf(error) !== uniqueViolation) throw error
    throw new SettingsError('INSTITUTION: locais: a place keeps its position; add new ones at the end')
  }
}
