import { afterEach, beforeEach, expect, test } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import { locais } from './db/schema/listas.ts'
import { departamentos, usuarios } from './db/schema.ts'
import { listDepartamentos } from './departamentos/departamentos.repository.ts'
import { loadInstituicao } from './instituicao.ts'
import { listInteresses } from './interesses/interesses.repository.ts'
import { writeListas } from './listas.ts'
import { createTestApp, type TestApp } from './testing/createTestApp.ts'
import { listTipos } from './vagas/tipos.ts'

const uex = loadInstituicao('uex')

let board: TestApp
beforeEach(async () => {
  board = await createTestApp()
})
afterEach(() => board.close())

const nomes = async () => (await listDepartamentos(board.db)).map(({ name }) => name)

const places = () => board.db.select({ id: locais.id, name: locais.name }).from(locais).orderBy(asc(locais.id))

test('an empty board has the lists of its institution, and none of the demo', async () => {
  await writeListas(board.db, uex)
  const { id, name } = departamentos
  expect(await board.db.select({ id, name }).from(departamentos).orderBy(asc(id))).toEqual([
    { id: 1, name: 'Medicina' },
    { id: 2, name: 'Ciências Agrárias' },
    { id: 3, name: 'Tecnologia de Alimentos' },
  ])
  expect(await places()).toEqual(uex.locais.map((place, index) => ({ id: index + 1, name: place })))
  expect(Object.keys(await listInteresses(board.db))).toEqual(['Campo', 'Saúde'])
  const tipos = await listTipos(board.db)
  expect(tipos.slice(6)).toMatchObject(uex.tiposDeVaga.map(nome => ({ nome, proprio: true })))
  expect(tipos.filter(({ proprio }) => !proprio)).toHaveLength(6)
})

test('the lists are read once: what was changed since is the board’s own', async () => {
  await writeListas(board.db, uex)
  await board.db.update(departamentos).set({ name: 'Saúde' }).where(eq(departamentos.id, 1))
  await board.db.update(locais).set({ name: 'Casa' }).where(eq(locais.id, 1))
  await writeListas(board.db, { ...uex, locais: uex.locais.toReversed() })
  expect(await nomes()).toEqual(['Ciências Agrárias', 'Saúde', 'Tecnologia de Alimentos'])
  expect((await places()).map(({ name }) => name)).toEqual(['Casa', ...uex.locais.slice(1)])
})

test('a board with people keeps the departments and places that it has, and gets those that are missing', async () => {
  await board.createProfessor()
  const [before, lugares] = [await nomes(), await places()]
  await writeListas(board.db, uex)
  expect(await nomes()).toEqual(expect.arrayContaining([...before, 'Medicina']))
  const agora = await places()
  expect(agora).toEqual(expect.arrayContaining(lugares))
  expect(agora.map(({ name }) => name)).toEqual(expect.arrayContaining(uex.locais))
  expect(await board.db.select({ id: usuarios.id }).from(usuarios)).toHaveLength(1)
})

test('processes that start at once read the lists once', async () => {
  await Promise.all([writeListas(board.db, uex), writeListas(board.db, uex)])
  expect(await nomes()).toHaveLength(3)
})
