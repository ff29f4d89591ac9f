import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const path = '/usuarios/me/colunas'
const escolher = async (as: Usuario | undefined, colunas: unknown) =>
  (await board.call(`PUT ${path}`, { ...(as && { as }), body: { colunas } })).status
const colunasDe = async (as: Usuario) => (await board.call(`GET ${path}`, { as })).body

test('the columns of a professor are kept as they were picked last, and nobody else’s', async () => {
  const [rui, eva, ana] = [await board.createProfessor(), await board.createProfessor(), await board.createAluno()]
  expect(await colunasDe(rui)).toEqual({ colunas: null })
  expect([await escolher(rui, ['curso', 'cr']), await escolher(rui, ['respondidaEm'])]).toEqual([204, 204])
  expect([await colunasDe(rui), await colunasDe(eva)]).toEqual([{ colunas: ['respondidaEm'] }, { colunas: null }])
  expect([await escolher(eva, []), await colunasDe(eva)]).toEqual([204, { colunas: [] }])
  expect([await escolher(ana, ['cr']), await escolher(undefined, ['cr'])]).toEqual([403, 401])
})

test.each([
  ['more than 20', Array(21).fill('cr')],
  ['a long one', ['a'.repeat(31)]],
  ['an empty one', ['']],
  ['one that is no word', ['a b']],
  ['null', null],
])('%s are refused, and change nothing', async (_what, colunas) => {
  const rui = await board.createProfessor()
  await escolher(rui, ['cr'])
  expect([await escolher(rui, colunas), await colunasDe(rui)]).toEqual([422, { colunas: ['cr'] }])
})
