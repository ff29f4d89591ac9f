import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connectPglite, createPglite } from './connection.ts'
import { migrate } from './migrate.ts'
import { locais } from './schema.ts'

test('two that migrate an empty database at once leave it migrated once', async () => {
  const { db, close } = connectPglite(await createPglite())
  await Promise.all([migrate(db), migrate(db)])
  expect(await db.select({ name: locais.name }).from(locais)).toHaveLength(2)
  const { rows } = await db.execute(
    sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`,
  )
  expect(rows).toEqual([])
  await close()
})

test('a migration that fails leaves nothing behind', async () => {
  const { db, close } = connectPglite(await createPglite())
  await db.execute(sql`create table candidaturas (id int)`)
  await expect(migrate(db)).rejects.toThrow()
  const { rows } = await db.execute(
    sql`select to_regclass('usuarios') as usuarios, to_regnamespace('drizzle') as drizzle`,
  )
  expect(rows).toEqual([{ usuarios: null, drizzle: null }])
  await close()
})
