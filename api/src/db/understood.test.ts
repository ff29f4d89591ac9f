import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import { migrate } from './migrate.ts'

let board: TestApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  board = await createTestApp()
})
afterEach(async () => {
  vi.useRealTimers()
  await board.close()
})

/** Each call is a second later, because the result is cached that long. */
const ready = async () => {
  vi.setSystemTime(Date.now() + 1001)
  const { status, body } = await board.call<{ detail?: string }>('GET /ready')
  return [status, body.detail]
}

const refused = [503, 'O banco de dados é de outra versão.']

const addMigration = (neededFrom: string) =>
  board.db.execute(
    sql.raw(`insert into drizzle.__drizzle_migrations (hash, created_at, needed_from)
      select 'later', max(created_at) + 1, ${neededFrom} from drizzle.__drizzle_migrations`),
  )

test('an API is ready on a database of a later release that only added something, not on one that dropped something', async () => {
  expect(await ready()).toEqual([200, undefined])
  await addMigration('null')
  expect(await ready()).toEqual([200, undefined])
  await addMigration('max(created_at) + 1')
  expect(await ready()).toEqual(refused)
})

test('an API is ready neither on a database that lacks a migration nor on an empty one', async () => {
  await board.db.execute(sql`
    delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)
  `)
  expect(await ready()).toEqual(refused)
  await board.db.execute(sql`drop table drizzle.__drizzle_migrations`)
  expect(await ready()).toEqual(refused)
})

test('an API is not ready on a database from before the baseline, and does not migrate it', async () => {
  const sentence = 'The database is from before the first release and cannot be migrated'
  await board.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'unreleased', min(created_at) - 1 from drizzle.__drizzle_migrations
  `)
  expect(await ready()).toEqual(refused)
  await expect(migrate(board.db)).rejects.toThrow(sentence)
  await board.db.execute(sql`alter table drizzle.__drizzle_migrations drop column needed_from`)
  expect(await ready()).toEqual(refused)
  await expect(migrate(board.db)).rejects.toThrow(sentence)
})
