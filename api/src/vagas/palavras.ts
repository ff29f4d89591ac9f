import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'

/** Deletes some words that no vaga has any more, such as the old name of an author. Resolves how many. */
export const deletePalavras = async (db: Db, limit: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from palavras where palavra in (
      select palavra from palavras where not exists (select from vagas where busca @@ palavra::tsquery) limit ${limit}
    ) returning 1
  `)
  return rows.length
}
