import type { Db } from './connection.ts'

/** What is to happen after the commit of the outermost transaction. */
type Pending = { db: Db; calls: Set<() => void> }

const pendings = new WeakMap<Db, Pending>()

/** The only way to open a transaction. Within another one it is a savepoint, and `afterCommit` waits for the outer one. */
export const inTransaction = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  const outer = pendings.get(db)
  const pending = outer ?? { db, calls: new Set<() => void>() }
  const result = await db.transaction(transaction => {
    pendings.set(transaction, pending)
    return work(transaction)
  })
  if (!outer) for (const call of pending.calls) call()
  return result
}

/** Calls each function once after the commit, never after a rollback; without a transaction, at once. */
export const afterCommit = (db: Db, call: () => void): void => {
  const pending = pendings.get(db)
  if (pending) pending.calls.add(call)
  else call()
}

/** The database that the transaction is on. */
export const databaseOf = (db: Db): Db => pendings.get(db)?.db ?? db
