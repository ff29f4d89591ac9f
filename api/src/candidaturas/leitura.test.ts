import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidaturas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const createCandidatura = async () => {
  const vaga = await createVaga(board.db, { autorId: professora.id })
  const aluna = await board.createAluno()
  const [made] = await board.db.insert(candidaturas).values({ vagaId: vaga.id, candidatoId: aluna.id }).returning()
  return { id: made?.id ?? 0, vaga: vaga.id, aluna }
}
const lidaEm = async (id: number) => {
  const [row] = await board.db.select({ em: candidaturas.lidaEm }).from(candidaturas).where(eq(candidaturas.id, id))
  return row?.em ?? null
}
const marcar = (id: number, as?: Usuario) => board.call(`PUT /candidaturas/${id}/leitura`, as ? { as } : {})

test('is marked by a manager once, and appears in the list and alone', async () => {
  const { id, vaga } = await createCandidatura()
  const list = async () => (await board.call(`GET /candidaturas/vaga/${vaga}`, { as: professora })).body
  expect(await list()).toMatchObject([{ id, lida: false }])
  expect((await marcar(id, professora)).status).toBe(204)
  const primeira = await lidaEm(id)
  expect(primeira).not.toBeNull()
  expect((await marcar(id, professora)).status).toBe(204)
  expect(await lidaEm(id)).toEqual(primeira)
  expect(await list()).toMatchObject([{ id, lida: true }])
  expect((await board.call(`GET /candidaturas/${id}`, { as: professora })).body).toMatchObject({ lida: true })
})

test('is marked by no other professor, no student and no visitor', async () => {
  const { id, aluna } = await createCandidatura()
  expect((await marcar(id, await board.createProfessor())).status).toBe(403)
  expect((await marcar(id, aluna)).status).toBe(403)
  expect((await marcar(id)).status).toBe(401)
  expect(await lidaEm(id)).toBeNull()
})

test('is not told to the student', async () => {
  const { id, vaga, aluna } = await createCandidatura()
  await marcar(id, professora)
  const mine = await board.call(`GET /candidaturas?skip=0&limit=100&vaga=${vaga}`, { as: aluna })
  expect(mine.status).toBe(200)
  expect(JSON.stringify(mine.body)).not.toMatch(/"lida/)
})
