import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'

/** People per transaction, so that nobody who edits their profile waits long. */
const atOnce = 500

/** Fills `usuarios.busca` of people without it; false if nobody is left. */
export const indexPessoas = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    update usuarios set busca = null where id in (
      select id from usuarios where busca is null order by id limit ${atOnce} for update skip locked
    ) returning 1
  `)
  return rows.length > 0
}
