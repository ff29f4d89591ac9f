import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import type { Db } from './connection.ts'
import { errorCodeOf } from './errorCode.ts'
import { afterCommit, inTransaction } from './inTransaction.ts'

const { db, close } = await freshDatabase()
afterAll(close)

/** Fails as PostgreSQL does when it ends a transaction. */
const raise = (transaction: Db, code: string) =>
  transaction.execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`))

/** Work that is ended so many times before it succeeds, and how often it ran. */
const createWork = (ends: number, code: string) => {
  const work = async (transaction: Db) => {
    work.runs += 1
    afterCommit(transaction, () => (work.commits += 1))
    if (work.runs <= ends) await raise(transaction, code)
    return 'done'
  }
  work.runs = 0
  work.commits = 0
  return work
}

test.each(['40P01', '40001'])('a transaction that is ended with %s is repeated, up to three times', async code => {
  const work = createWork(3, code)
  expect(await inTransaction(db, work)).toBe('done')
  expect([work.runs, work.commits]).toEqual([4, 1])
  const unlucky = createWork(4, code)
  expect(errorCodeOf(await inTransaction(db, unlucky).catch((error: unknown) => error))).toBe(code)
  expect([unlucky.runs, unlucky.commits]).toEqual([4, 0])
})

test('a transaction that fails for another reason is not repeated', async () => {
  const work = createWork(1, '23503')
  expect(errorCodeOf(await inTransaction(db, work).catch((error: unknown) => error))).toBe('23503')
  expect([work.runs, work.commits]).toEqual([1, 0])
})

test('the outermost transaction is repeated, with all that is within it', async () => {
  const within = createWork(1, '40P01')
  let runs = 0
  await inTransaction(db, async outer => {
    runs += 1
    await inTransaction(outer, within)
  })
  expect([runs, within.runs, within.commits]).toEqual([2, 2, 1])
})
