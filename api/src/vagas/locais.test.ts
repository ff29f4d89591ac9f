import { afterAll, beforeAll, expect, test } from 'vitest'
import { SettingsError } from '../config.ts'
import { locais } from '../db/schema.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { writeLocais } from './locais.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const write = async (nomes: string[]) => {
  await writeLocais(database.db, nomes)
  return database.db.select().from(locais).orderBy(locais.id)
}

test('adds the places of the settings, and renames those that it knows', async () => {
  expect(await write(['Remoto', 'Gávea', 'Barra'])).toEqual([
    { id: 1, name: 'Remoto' },
    { id: 2, name: 'Gávea' },
    { id: 3, name: 'Barra' },
  ])
  expect(await write(['Remoto', 'Gávea'])).toHaveLength(3)
})

test('refuses another order, which would move published vagas', async () => {
  await expect(write(['Gávea', 'Remoto'])).rejects.toThrow(SettingsError)
})
