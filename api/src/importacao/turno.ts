import { sql } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import { locks } from '../db/locks.ts'
import type { Db } from '../db/connection.ts'
import { poolOf } from '../db/pool.ts'
import { Refusal } from '../http/refusal.ts'

/** Boards on PGlite, which one process has for itself, during an import. */
const importing = new WeakSet<Db>()

const busy = () => new Refusal(409, 'Outra importação está em andamento. Espere que ela termine.')

/** PGlite has one connection: a transaction around those of the import would wait for itself. */
const inProcess = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  if (importing.has(db)) throw busy()
  importing.add(db)
  try {
    return await work()
  } finally {
    importing.delete(db)
  }
}

/** Runs `work`, which has transactions of its own. @throws Refusal 409 while another import of the board runs */
export const takeTurno = <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  if (!poolOf(db)) return inProcess(db, work)
  return inTransaction(db, async transaction => {
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${locks.importacao}) as mine`,
    )
    if (!rows[0]?.mine) throw busy()
    return work()
  })
}
