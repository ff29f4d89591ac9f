import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { autoresRenomeados } from '../../db/schema/apoio.ts'
import { usuarios, vagas } from '../../db/schema.ts'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../../testing/createTestApp.ts'
import { indexNext } from './indexacao.ts'

let board: TestApp
let autora: Usuario
beforeAll(async () => {
  board = await createTestApp()
  autora = await board.createProfessor({ usuario: 'Antes' })
  const vaga = { titulo: 'Vaga', descricao: 'Vaga', prazo: '2999-12-31', tipoId: 1, departamentoId: 1, localId: 2 }
  await board.db.insert(vagas).values(Array.from({ length: 250 }, () => ({ ...vaga, autorId: autora.id })))
})
afterAll(() => board.close())

const rename = (usuario: string, as = autora) =>
  board.call(`PUT /users/${as.id}`, { as, body: { usuario, sobre: null } })

const found = async (busca: string) => {
  const as = await board.createAluno()
  return (await board.call<{ total: number }>(`GET /vagas?limit=1&busca=${busca}`, { as })).body.total
}

/** How many transactions wrote the current rows of vagas. */
const countLots = async () => {
  const { rows } = await board.db.execute<{ lots: number }>(
    sql`select count(distinct xmin::text)::int as lots from ${vagas} where ${eq(vagas.autorId, autora.id)}`,
  )
  return rows[0]?.lots
}

/** How many vagas the transaction that changed the author's name wrote as well. */
const writtenAlong = () =>
  board.db.$count(vagas, sql`xmin = (select xmin from ${usuarios} where ${eq(usuarios.id, autora.id)})`)

test('a new name of a professor with 250 vagas updates none of them within the request', async () => {
  const [mostVaga] = await board.db.select({ revisao: sql<number>`max(${vagas.revisao})::int` }).from(vagas)
  expect((await rename('Jacarandá')).status).toBe(200)
  expect(await writtenAlong()).toBe(0)
  await board.app.indexacao.drain()
  expect([await found('jacaranda'), await found('antes')]).toEqual([250, 0])
  expect(await board.db.$count(autoresRenomeados)).toBe(0)
  // In lots, so that nobody who publishes waits for all of them.
  expect(await countLots()).toBe(5)
  // Authors are no reason of a recommendation, so no student's are recomputed.
  const [stillVaga] = await board.db.select({ revisao: sql<number>`max(${vagas.revisao})::int` }).from(vagas)
  expect(stillVaga).toEqual(mostVaga)
})

test('work that a dead process left, even half done, is finished by another one', async () => {
  // As the request leaves it, without its wake-up.
  await board.db.update(usuarios).set({ usuario: 'Embaúba' }).where(eq(usuarios.id, autora.id))
  expect(await found('embauba')).toBe(0)
  await indexNext(board.db)
  expect(await found('embauba')).toBe(50)
  const other = await buildApp({ db: board.db, settings: board.settings, maxEventLoopDelay: 0 })
  await other.listen({ port: 0, host: '127.0.0.1' })
  await other.indexacao.drain()
  await other.close()
  expect(await found('embauba')).toBe(250)
})

test('a name that changes again halfway ends up in the index', async () => {
  await Promise.all([rename('Ipê'), rename('Aroeira')])
  await board.app.indexacao.drain()
  const [row] = await board.db.select({ usuario: usuarios.usuario }).from(usuarios).where(eq(usuarios.id, autora.id))
  const [one, other] = [await found('ipe'), await found('aroeira')]
  expect(row?.usuario === 'Ipê' ? [one, other] : [other, one]).toEqual([250, 0])
})
