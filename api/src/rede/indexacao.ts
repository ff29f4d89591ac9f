import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'

/** People at once: whoever edits their profile meanwhile waits for no more. */
const atOnce = 500

/** Lets people be found who were there before `usuarios.busca`; false when all of them are. */
export const indexarPessoas = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    update usuarios set busca = null where id in (
      select id from usuarios where busca is null order by id limit ${atOnce} for update skip locked
    ) returning 1
  `)
  return rows.length > 0
}
