import { afterAll, expect, test } from 'vitest'
import { departamentos } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

test('returns all departments by name to everybody, ignoring accents', async () => {
  await board.db.insert(departamentos).values([{ name: 'Ética Aplicada' }, { name: 'etnologia' }])
  const { status, body } = await board.call<Array<{ id: number; name: string }>>('GET /departamentos/')
  expect(status).toBe(200)
  const names = body.map(({ name }) => name)
  expect(names.slice(names.indexOf('Ética Aplicada'), names.indexOf('Ética Aplicada') + 3)).toEqual([
    'Ética Aplicada',
    'etnologia',
    'Filosofia',
  ])
})
