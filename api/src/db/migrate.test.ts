import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { connectPglite, createPglite } from './connection.ts'
import type { Db } from './connection.ts'
import { reasonOf } from './errorCode.ts'
import { migrate } from './migrate.ts'
import { poolOf } from './pool.ts'
import { locais } from './schema/listas.ts'

const closers: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** A folder of migrations that are all newer than those of the API. */
const folderOf = (...files: string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'meta'))
  const entries = files.map((_, idx) => ({ idx, when: 9_000_000_000_000 + idx, tag: `000${idx}`, breakpoints: true }))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  files.forEach((text, index) => writeFileSync(join(folder, `000${index}.sql`), text))
  return folder
}

const fresh = async (): Promise<Db> => {
  const { db, close } = await freshDatabase()
  closers.push(close)
  return db
}

const noted = async (db: Db) => {
  const { rows } = await db.execute<{ at: number; needed: number | null }>(sql`
    select created_at::float8 as at, needed_from::float8 as needed
    from drizzle.__drizzle_migrations where created_at >= 9000000000000 order by id
  `)
  return rows
}

// Each migrates a whole database, which takes ten seconds on a busy machine.
const patient = { timeout: 120_000 }

test('two processes that migrate an empty database at once migrate it once', patient, async () => {
  const { db, close } = connectPglite(await createPglite())
  closers.push(close)
  const totals = await Promise.all([migrate(db), migrate(db)])
  expect(totals.toSorted((a, b) => a - b)[0]).toBe(0)
  expect(await db.select({ name: locais.name }).from(locais)).toHaveLength(2)
  const { rows } = await db.execute(
    sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`,
  )
  expect(rows).toEqual([])
})

test('a migration that fails leaves nothing behind', patient, async () => {
  const { db, close } = connectPglite(await createPglite())
  closers.push(close)
  await db.execute(sql`create table candidaturas (id int)`)
  await expect(migrate(db)).rejects.toThrow()
  const { rows } = await db.execute(
    sql`select to_regclass('usuarios') as usuarios, to_regnamespace('drizzle') as drizzle`,
  )
  expect(rows).toEqual([{ usuarios: null, drizzle: null }])
})

test('a migration that drops something says which release must know it; one that adds does not', async () => {
  const db = await fresh()
  const folder = folderOf('create table mais (id int)', '-- contract: nobody reads it any more\ndrop table mais')
  expect(await migrate(db, { folder })).toBe(2)
  expect(await noted(db)).toEqual([
    { at: 9_000_000_000_000, needed: null },
    { at: 9_000_000_000_001, needed: 9_000_000_000_001 },
  ])
})

test('concurrent indexes are built between the migrations around them', async () => {
  const db = await fresh()
  const index = 'create index concurrently "mais_id" on mais (id)'
  const folder = folderOf('create table mais (id int)', index, 'comment on index mais_id is $$ there $$')
  expect(await migrate(db, { folder })).toBe(3)
  expect(await migrate(db, { folder })).toBe(0)
  const { rows } = await db.execute(sql`select indisvalid from pg_index where indexrelid = 'mais_id'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
})

test('an extension that cannot be created says who can help', async () => {
  const db = await fresh()
  const folder = folderOf('CREATE EXTENSION IF NOT EXISTS nao_ha WITH SCHEMA public')
  const reason = await migrate(db, { folder }).then(() => null, reasonOf)
  expect(reason).toMatch(
    /nao_ha.*\. The extension must first be installed on the system where PostgreSQL is running\.$/,
  )
})

// PGlite has one connection, and so no locks to wait for.
if (process.env['TEST_DATABASE_URL']) {
  /** Runs a statement on another connection, in a transaction that stays open until `end`. */
  const begin = async (db: Db, statement: string) => {
    const client = await poolOf(db)?.connect()
    if (!client) throw new Error('no pool')
    await client.query('begin')
    await client.query(statement)
    return {
      end: async () => {
        await client.query('rollback')
        client.release()
      },
    }
  }

  test('a migration leaves the lock queue, and retries until it has the lock', async () => {
    const db = await fresh()
    const reader = await begin(db, 'select count(*) from vagas')
    const said: string[] = []
    let ended: Promise<void> | undefined
    const say = (line: string) => {
      said.push(line)
      ended ??= reader.end()
    }
    const folder = folderOf('alter table vagas add column mais int')
    expect(await migrate(db, { folder, lockSeconds: 1, say })).toBe(1)
    await ended
    expect(said[0]).toBe('The database is in use: migrating again in 1 s')
  })

  test('a migration that never gets its lock gives up and leaves the table as it was', async () => {
    const db = await fresh()
    const reader = await begin(db, 'select count(*) from vagas')
    const folder = folderOf('alter table vagas add column mais int')
    await expect(migrate(db, { folder, lockSeconds: 1, tries: 1 })).rejects.toThrow()
    await reader.end()
    expect(await noted(db)).toEqual([])
  })

  test('a concurrent index that was left invalid is rebuilt, while others wait to migrate', async () => {
    const db = await fresh()
    await db.execute(sql`create table mais (id int)`)
    await db.execute(sql`insert into mais values (1), (1)`)
    const folder = folderOf('create unique index concurrently mais_id on mais (id)')
    await expect(migrate(db, { folder })).rejects.toThrow()
    expect(await noted(db)).toEqual([])
    await db.execute(sql`truncate mais`)
    const totals = await Promise.all([1, 2, 3].map(() => migrate(db, { folder, lockSeconds: 1 })))
    expect(totals.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    const { rows } = await db.execute(sql`select indisvalid from pg_index where indexrelid = 'mais_id'::regclass`)
    expect(rows).toEqual([{ indisvalid: true }])
  })

  test('an index may take longer than the statement time-out of requests', async () => {
    const db = await fresh()
    await db.execute(sql`create table mais (id int)`)
    await db.execute(sql`insert into mais values (1)`)
    await db.execute(sql`
      create function devagar(id int) returns int immutable language plpgsql as $$
      begin perform pg_sleep(2.5); return id; end $$
    `)
    await db.execute(sql`
      do $$ begin execute format('alter role current_user in database %I set statement_timeout = %L', current_database(), '2s'); end $$
    `)
    const folder = folderOf('create index concurrently mais_devagar on mais (devagar(id))')
    expect(await migrate(db, { folder })).toBe(1)
  })
}
