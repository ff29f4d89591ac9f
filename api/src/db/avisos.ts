import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** The channel of PostgreSQL's LISTEN and NOTIFY on which API processes tell each other what happened. */
export const canal = 'avisos'

/**
 * `itens`: pairs of whom it concerns and the id of the row to read; of a `selecao` the vaga, of a `sessao` the second
 * says nothing.
 */
export type Aviso = {
  tipo: 'mensagem' | 'notificacao' | 'candidatura' | 'selecao' | 'sessao'
  itens: Array<[number, number]>
}

/** A payload ends at 8000 bytes; a pair takes 24 at most. */
const perPayload = 300

/** Rows that one transaction tells. */
const lot = 500

/** Any number: whoever holds this lock of the server tells. */
const lock = 5_014_735

/** The outermost transaction, and whether it tells anything. */
const current = new AsyncLocalStorage<{ tells: boolean }>()

const followers = new WeakMap<Db, Set<() => void>>()

/** Calls `onTold` whenever `db` has committed something to tell, until the function that it gives is called. */
export const followAvisos = (db: Db, onTold: () => void): (() => void) => {
  let all = followers.get(db)
  if (!all) {
    all = new Set()
    followers.set(db, all)
    patch(db, all)
  }
  all.add(onTold)
  return () => void all.delete(onTold)
}

const patch = (db: Db, onTold: Set<() => void>): void => {
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const state = { tells: false }
    const result = await transaction(opened => current.run(state, () => work(opened)), config)
    if (state.tells) for (const call of onTold) call()
    return result
  }
}

/**
 * The open pages of those who manage a vaga refetch: something of it, or of one of its candidaturas, changed that
 * notifies nobody. Whoever changed it has the answer of the request.
 */
export const avisarOutros = async (
  db: Db,
  { id, responsaveis }: { id: number; responsaveis: readonly number[] },
  porId: number,
): Promise<void> => {
  const outros = responsaveis.filter(pessoa => pessoa !== porId)
  await avisar(db, { tipo: 'selecao', itens: outros.map(pessoa => [pessoa, id]) })
}

/**
 * Tells every API process, once the transaction commits: who is listening there hears of it by GET /eventos. Noted in a
 * table and sent by `tellNext`: a transaction that itself sends a NOTIFY commits alone on the whole server.
 */
export const avisar = async (db: Db, aviso: Aviso): Promise<void> => {
  if (aviso.itens.length === 0) return
  await db.execute(sql`insert into avisos (aviso) values (${JSON.stringify(aviso)}::jsonb)`)
  const state = current.getStore()
  if (state) state.tells = true
  else for (const call of followers.get(db) ?? []) call()
}

/** As few payloads as the order allows: each kind's neighbours together. */
export const toPayloads = (avisos: readonly Aviso[]): string[] => {
  const payloads: Aviso[] = []
  for (const { tipo, itens } of avisos) {
    for (const item of itens) {
      const last = payloads.at(-1)
      if (last?.tipo === tipo && last.itens.length < perPayload) last.itens.push(item)
      else payloads.push({ tipo, itens: [item] })
    }
  }
  return payloads.map(payload => JSON.stringify(payload))
}

/**
 * Sends what was noted, oldest first, and forgets it in the same transaction: what a process that dies did not send, any
 * other does. One process at a time, so that what one person's rows say comes in their order. Whether there may be more.
 */
export const tellNext = async (db: Db): Promise<boolean> => {
  const { rows: some } = await db.execute(sql`select 1 from avisos limit 1`)
  if (some.length === 0) return false
  return db.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const { rows } = await transaction.execute<{ aviso: Aviso }>(sql`
      with idos as (
        delete from avisos where id in (select id from avisos order by id limit ${lot}) returning id, aviso
      )
      select aviso from idos order by id
    `)
    const payloads = toPayloads(rows.map(({ aviso }) => aviso))
    await transaction.execute(
      sql`select pg_notify(${canal}, payload) from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`,
    )
    return rows.length === lot
  })
}
