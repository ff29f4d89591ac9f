import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/* What is too old goes, one small lot at a time. Each resolves how many rows went. */

const older = (days: number) => sql`now() - make_interval(days => ${days})`

export const forgetNotificacoes = async (db: Db, days: number, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from notificacoes where id in (
      select id from notificacoes where criado_em < ${older(days)} order by criado_em limit ${lot} for update skip locked
    ) returning id
  `)
  return rows.length
}

/** Registrations whose mail nobody opened. One that is being verified at this moment is locked, and stays. */
export const forgetCadastros = async (db: Db, days: number, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from usuarios where id in (
      select id from usuarios u
      where email_verificado_em is null and criado_em < ${older(days)}
        and not exists (select from vagas where autor_id = u.id)
      order by criado_em limit ${lot} for update skip locked
    ) returning id
  `)
  return rows.length
}

/** Any number: whoever holds this lock of the server forgets. */
const retentionLock = 5_014_734

/** One lot, unless another process is at one: then null. */
export const takeTurn = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T | null> =>
  db.transaction(async transaction => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${retentionLock}) as mine`,
    )
    return rows[0]?.mine ? work(transaction) : null
  })
