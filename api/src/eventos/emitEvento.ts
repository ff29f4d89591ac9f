import { sql } from 'drizzle-orm'
import { afterCommit, databaseOf, inTransaction } from '../db/inTransaction.ts'
import { locks } from '../db/locks.ts'
import type { Db } from '../db/connection.ts'
import type { Evento } from '../db/schema/apoio.ts'

/** The channel of PostgreSQL's LISTEN and NOTIFY that all API processes share. */
export const channel = 'eventos'

/** A NOTIFY payload has at most 8000 bytes; a pair takes at most 24. */
const perPayload = 300

/** Rows that one transaction sends. */
const lot = 500

const followers = new WeakMap<Db, Set<() => void>>()

/** Calls `onCommit` whenever `db` has committed an evento. The returned function unsubscribes. */
export const followEventos = (db: Db, onCommit: () => void): (() => void) => {
  const all = followers.get(db) ?? new Set()
  followers.set(db, all.add(onCommit))
  return () => void all.delete(onCommit)
}

/**
 * Makes the open pages of a vaga's other managers refetch, for a change of the vaga or its candidaturas that creates no
 * notificacao. `porId` made the change, and has it in the response.
 */
export const emitSelecao = async (
  db: Db,
  { id, responsaveis }: { id: number; responsaveis: readonly number[] },
  porId: number,
): Promise<void> => {
  const outros = responsaveis.filter(pessoa => pessoa !== porId)
  await emitEvento(db, { tipo: 'selecao', itens: outros.map(pessoa => [pessoa, id]) })
}

/** Makes every student's open pages of a vaga refetch. */
export const emitVaga = (db: Db, id: number): Promise<void> => emitEvento(db, { tipo: 'vaga', itens: [[0, id]] })

/**
 * Emits a live event to the open GET /eventos streams of every API process, once the transaction commits. The evento is
 * stored in a table and sent by `sendNextEventos`, because PostgreSQL commits transactions with a NOTIFY one at a time.
 */
export const emitEvento = async (db: Db, evento: Evento): Promise<void> => {
  if (evento.itens.length === 0) return
  await db.execute(sql`insert into eventos_a_enviar (evento) values (${JSON.stringify(evento)}::jsonb)`)
  for (const onCommit of followers.get(databaseOf(db)) ?? []) afterCommit(db, onCommit)
}

/** Merges adjacent eventos of one kind: few payloads, in the same order. */
export const toPayloads = (eventos: readonly Evento[]): string[] => {
  const payloads: Evento[] = []
  for (const { tipo, itens } of eventos) {
    for (const item of itens) {
      const last = payloads.at(-1)
      if (last?.tipo === tipo && last.itens.length < perPayload) last.itens.push(item)
      else payloads.push({ tipo, itens: [item] })
    }
  }
  return payloads.map(payload => JSON.stringify(payload))
}

/**
 * Sends the stored eventos, oldest first, and deletes them in the same transaction: if a process dies, another one sends
 * them. One process sends at a time, so that the eventos of one person arrive in order. Returns whether there may be more.
 */
export const sendNextEventos = async (db: Db): Promise<boolean> => {
  const { rows: some } = await db.execute(sql`select 1 from eventos_a_enviar limit 1`)
  if (some.length === 0) return false
  return inTransaction(db, async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.eventos})`)
    const { rows } = await transaction.execute<{ evento: Evento }>(sql`
      with idos as (
        delete from eventos_a_enviar where id in (select id from eventos_a_enviar order by id limit ${lot})
        returning id, evento
      )
      select evento from idos order by id
    `)
    const payloads = toPayloads(rows.map(({ evento }) => evento))
    await transaction.execute(
      sql`select pg_notify(${channel}, payload) from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`,
    )
    return rows.length === lot
  })
}
