import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from './connection.ts'
import { errorCodeOf } from './errorCode.ts'
import { poolOf } from './pool.ts'

/*
 * Writers lock in one order, each kind by id, so that they wait for each other instead of forming a circle:
 *
 *   0. a case of moderation (`lockCaso`, `lockRevisao`), or a list of the institution and its entries (`lockLista`, `lockEntradas`)
 *   1. people (`lockText` of a mailbox, `lockPair`, `lockUsuario`), then what belongs to a person (`usuarios_interesses`, `historicos`,
 *      `vagas_salvas`)
 *   2. the vaga with its managers (`lockGestao`)
 *   3. the idempotency key (`writeOnce`); that of a message comes before its two people, which no other key does
 *   4. candidaturas, then what belongs to one (`horarios`, `avaliacoes`, `anotacoes`, `respostas`)
 *   5. conversas, then mensagens
 *   6. notificacoes, `recomendacoes`, queues
 *
 * What a lock protects is read by a statement after it: a statement that waited for a lock still sees other tables as they
 * were when it began.
 */

/** What is to happen after the commit of a transaction. */
type Pending = { db: Db; calls: Set<() => void> }

const pendings = new WeakMap<Db, Pending>()

/** serialization_failure and deadlock_detected: PostgreSQL ended the transaction so that another one can go on. */
const isEnded = (error: unknown): boolean => /^(40001|40P01)$/.test(errorCodeOf(error))

const mostRetries = 3

/** On a connection that is released in any case: drizzle keeps the one of a pool if `begin` fails. */
const begin = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  const client = await poolOf(db)?.connect()
  if (!client) return db.transaction(work)
  try {
    return await drizzle({ client }).transaction(work)
  } finally {
    client.release()
  }
}

/**
 * The only way to open a transaction. Within another one, `work` is a part of that one. A transaction that PostgreSQL ends
 * because of others is repeated up to three times: besides SQL, `work` may do only what can be done again.
 */
export const inTransaction = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  if (pendings.has(db)) return work(db)
  for (let retries = 0; ; retries += 1) {
    const pending = { db, calls: new Set<() => void>() }
    try {
      const result = await begin(db, transaction => {
        pendings.set(transaction, pending)
        return work(transaction)
      })
      for (const call of pending.calls) call()
      return result
    } catch (error) {
      if (retries === mostRetries || !isEnded(error)) throw error
    }
  }
}

/** Calls each function once after the commit, never after a rollback; without a transaction, at once. */
export const afterCommit = (db: Db, call: () => void): void => {
  const pending = pendings.get(db)
  if (pending) pending.calls.add(call)
  else call()
}

/** The database that the transaction is on. */
export const databaseOf = (db: Db): Db => pendings.get(db)?.db ?? db
