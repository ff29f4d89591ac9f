import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { recomendacoes } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const stored = async (id: number) => {
  const [found] = await board.db.select().from(usuarios).where(eq(usuarios.id, id))
  return found
}

const estudos = { curso: 'Direito', periodo_inicio: '2023.2', objetivo_principal: 'mentoring' as const }
const nome = { usuario: 'Rita', sobre: null }

test("changes a student's course, start period and objective, and leaves missing fields", async () => {
  const aluna = await board.createAluno()
  const change = (body: object) => board.call(`PUT /users/${aluna.id}`, { as: aluna, body: { ...nome, ...body } })
  expect((await change(estudos)).body).toMatchObject({ ...estudos, edicao_completa: true })
  expect((await change({ curso: 'Design', periodo_inicio: null })).body).toMatchObject({
    ...estudos,
    curso: 'Design',
  })
  expect((await change({})).body).toMatchObject({ ...estudos, curso: 'Design' })
})

test('recomputes the recommendations after another course', async () => {
  const aluna = await board.createAluno({ curso: 'Design' })
  const calculadas = async () => {
    const rows = await board.db.select().from(recomendacoes).where(eq(recomendacoes.usuarioId, aluna.id))
    return rows[0]?.calculadoEm ?? null
  }
  await board.call('GET /vagas', { as: aluna })
  await board.call(`PUT /users/${aluna.id}`, { as: aluna, body: nome })
  expect(await calculadas()).not.toBeNull()
  await board.call(`PUT /users/${aluna.id}`, { as: aluna, body: { ...nome, curso: 'Direito' } })
  expect(await calculadas()).toBeNull()
})

test.each([
  [{ curso: 'Alquimia' }, 'Escolha um curso da lista.'],
  [{ periodo_inicio: '2017.2' }, 'Escolha um período de início da lista.'],
  [{ periodo_inicio: '2999.1' }, 'Escolha um período de início da lista.'],
  [{ objetivo_principal: 'fama' }, ''],
])('refuses %j', async (change, sentence) => {
  const aluna = await board.createAluno()
  const { status, body } = await board.call(`PUT /users/${aluna.id}`, { as: aluna, body: { ...nome, ...change } })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(sentence)
  expect(await stored(aluna.id)).toMatchObject({ usuario: aluna.usuario })
})

test('stores none of them for a professor', async () => {
  const professora = await board.createProfessor()
  const { body } = await board.call(`PUT /users/${professora.id}`, { as: professora, body: { ...nome, ...estudos } })
  expect(body).toMatchObject({ curso: null, periodo_inicio: null, objetivo_principal: null })
  expect(body).not.toHaveProperty('edicao_completa')
})

test('shows start period and objective to the student and to professors, and whether they can be changed to the student only', async () => {
  const aluna = await board.createAluno()
  await board.call(`PUT /users/${aluna.id}`, { as: aluna, body: { ...nome, ...estudos } })
  const read = async (as: Usuario) => (await board.call<object>(`GET /users/${aluna.id}`, { as })).body
  expect(await read(aluna)).toMatchObject({ ...estudos, edicao_completa: true })
  const professora = await read(await board.createProfessor())
  expect(professora).toMatchObject(estudos)
  expect(professora).not.toHaveProperty('edicao_completa')
  const hidden = { curso: 'Direito', periodo_inicio: null, objetivo_principal: null }
  expect(await read(await board.createAluno())).toMatchObject(hidden)
  expect(await read(await board.createProfessor({ professorConfirmadoEm: null }))).toMatchObject(hidden)
})
