import { EventEmitter, once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import { findRecomendacoes } from './recomendacoes.ts'
import { recomendacoes } from '../db/schema/apoio.ts'
import { vagas } from '../db/schema.ts'
import { usuariosInteresses } from '../db/schema/interesses.ts'

/* Which vagas changed since a student's recommendations were computed, by transaction numbers. */

let board: TestApp
let professora: Usuario
beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const agora = new Date('2026-06-01T12:00:00Z')
const find = (aluno: Usuario) =>
  findRecomendacoes(board.db, { usuarioId: aluno.id, hoje: agora.toISOString().slice(0, 10), agora, situacoes: {} })
const like = async (aluno: Usuario, nome: string) => {
  const interesseId = await createInteresse(board.db, nome)
  await board.db.insert(usuariosInteresses).values({ usuarioId: aluno.id, interesseId })
}
const publish = (given: { temas: string[] }) => createVaga(board.db, { autorId: professora.id, ...given })

test('after a restore into a server with lower transaction numbers everything is computed once', async () => {
  const aluno = await board.createAluno()
  await like(aluno, 'Canoagem')
  const { id } = await publish({ temas: ['Canoagem'] })
  expect(await find(aluno)).toHaveLength(1)
  const far = 1e12
  await board.db.update(recomendacoes).set({ revisao: far, itens: [] })
  await board.db.execute('alter table vagas disable trigger user')
  await board.db.update(vagas).set({ revisao: far }).where(eq(vagas.id, id))
  await board.db.execute('alter table vagas enable trigger user')
  expect((await find(aluno)).map(({ vagaId }) => vagaId)).toEqual([id])
  await board.db.update(recomendacoes).set({ itens: [] }).where(eq(recomendacoes.usuarioId, aluno.id))
  // Nothing changed since, and changes of other databases do not count.
  expect(await find(aluno)).toEqual([])
  const nova = await publish({ temas: ['Canoagem'] })
  expect((await find(aluno)).map(({ vagaId }) => vagaId)).toEqual([nova.id])
})

// PGlite has one connection, so no two transactions overlap.
if (process.env['TEST_DATABASE_URL']) {
  test('a vaga is found whose transaction began earlier and committed later, and no writer waits for another', async () => {
    const aluno = await board.createAluno()
    await like(aluno, 'Remo')
    const events = new EventEmitter()
    const began = once(events, 'began')
    const slow = board.db.transaction(async transaction => {
      const { id } = await createVaga(transaction, { autorId: professora.id, temas: ['Remo'] })
      events.emit('began')
      await once(events, 'end')
      return id
    })
    await began
    const { id } = await publish({ temas: ['Remo'] })
    expect((await find(aluno)).map(({ vagaId }) => vagaId)).toEqual([id])
    events.emit('end')
    const late = await slow
    expect((await find(aluno)).map(({ vagaId }) => vagaId).toSorted((a, b) => a - b)).toEqual(
      [id, late].toSorted((a, b) => a - b),
    )
  })
}
