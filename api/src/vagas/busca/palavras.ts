import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

/** Deletes some words that no vaga has any more, such as the old name of an author, or that are there twice. Resolves how many. */
export const deletePalavras = async (db: Db, limit: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from palavras where id in (
      select id from palavras
      where not exists (select from vagas where busca @@ palavra::tsquery)
        or exists (select from palavras outra where outra.palavra = palavras.palavra and outra.id < palavras.id)
      limit ${limit}
    ) returning 1
  `)
  return rows.length
}
