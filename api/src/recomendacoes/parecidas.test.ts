import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { spyStatements } from '../testing/spyStatements.ts'
import { candidaturas } from '../db/schema.ts'

let board: TestApp
let professora: Usuario
let aluna: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
  aluna = await board.createAluno({ curso: 'Física' })
}, 30_000)
afterAll(() => board.close())

const publish = (given: Partial<Parameters<typeof createVaga>[1]> = {}) =>
  createVaga(board.db, { autorId: professora.id, ...given })

const close = (given: Partial<Parameters<typeof createVaga>[1]>) => publish({ status: 'encerrada', ...given })

const find = async (id: number, as = aluna) => {
  const { status, body } = await board.call<{ vagas: Array<{ id: number }> }>(`GET /vagas/${id}/parecidas`, { as })
  expect(status).toBe(200)
  return body.vagas.map(vaga => vaga.id)
}

describe('the vagas like another', () => {
  test('share an interest, the strongest first; the department alone is not enough', async () => {
    const fechada = await close({ departamentoId: 3, temas: ['Canto', 'Coral'] })
    const weak = await publish({ departamentoId: 4, temas: ['Coral'] })
    const strong = await publish({ departamentoId: 4, temas: ['Canto', 'Coral'], criadoEm: new Date('2020-01-01') })
    const strongest = await publish({ departamentoId: 3, temas: ['Canto', 'Coral'], criadoEm: new Date('2019-01-01') })
    await publish({ departamentoId: 3, temas: ['Dança'] })
    expect(await find(fechada.id)).toEqual([strongest.id, strong.id, weak.id])
  })

  test('are at most three, open, and never the vaga itself', async () => {
    const vaga = await publish({ temas: ['Xilogravura'] })
    const abertas = []
    for (let count = 0; count < 4; count += 1) abertas.push((await publish({ temas: ['Xilogravura'] })).id)
    await publish({ temas: ['Xilogravura'], prazo: '2020-01-01' })
    await publish({ temas: ['Xilogravura'], status: 'finalizada' })
    await publish({ temas: ['Xilogravura'], status: 'encerrada', rascunho: true })
    expect(await find(vaga.id)).toEqual(abertas.toReversed().slice(0, 3))
  })

  test('have none that the student applied to, or whose requirements they do not meet', async () => {
    const fechada = await close({ temas: ['Astrolábio'] })
    const candidatada = await publish({ temas: ['Astrolábio'] })
    await board.db.insert(candidaturas).values({ vagaId: candidatada.id, candidatoId: aluna.id })
    const exigente = await publish({ temas: ['Astrolábio'] })
    const body = { cursos: ['Química'] }
    expect((await board.call(`PUT /vagas/${exigente.id}/requisitos`, { as: professora, body })).status).toBe(200)
    expect(await find(fechada.id)).toEqual([])
    expect(await find(fechada.id, await board.createAluno({ curso: 'Química' }))).toEqual([exigente.id, candidatada.id])
    expect(await find(fechada.id, professora)).toEqual([exigente.id, candidatada.id])
  })

  test('are none without interests', async () => {
    expect(await find((await close({ departamentoId: 5 })).id)).toEqual([])
  })

  test('cost as many statements for many as for one', async () => {
    const fechada = await close({ temas: ['Ourivesaria'] })
    const publishWithRequirement = async () => {
      const { id } = await publish({ temas: ['Ourivesaria'] })
      await board.call(`PUT /vagas/${id}/requisitos`, { as: professora, body: { cursos: ['Física'] } })
    }
    await publishWithRequirement()
    const statements = spyStatements(board.db)
    const countStatements = async () => {
      await find(fechada.id)
      statements.clear()
      await find(fechada.id)
      return statements.count()
    }
    const ofOne = await countStatements()
    await publishWithRequirement()
    await publishWithRequirement()
    expect(await countStatements()).toBe(ofOne)
    statements.stop()
  })

  test('of a draft or of no vaga are 404', async () => {
    const rascunho = await close({ rascunho: true, temas: ['Cerâmica'] })
    for (const id of [rascunho.id, 999_999])
      expect((await board.call(`GET /vagas/${id}/parecidas`, { as: aluna })).status).toBe(404)
  })
})
