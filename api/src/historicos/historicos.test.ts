import { afterAll, describe, expect, test } from 'vitest'
import { historicos } from '../db/schema/historicos.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const disciplina = { codigoDisciplina: 'MAT1162', nomeDisciplina: 'Cálculo II', situacao: 'aprovado', nCreditos: 4 }

describe('the transcript', () => {
  test("is the student's own, by period", async () => {
    const [aluna, outra] = [await board.createAluno(), await board.createAluno()]
    await board.db.insert(historicos).values([
      { ...disciplina, usuarioId: aluna.id, periodo: '2024.2', turma: '33A', grau: 8.5 },
      { ...disciplina, usuarioId: aluna.id, periodo: '2023.1', situacao: 'cursando' },
      { ...disciplina, usuarioId: outra.id, periodo: '2024.1' },
    ])
    const { status, body } = await board.call('GET /historicos/', { as: aluna })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { periodo: '2023.1', turma: null, grau: null, situacao: 'cursando' },
      {
        periodo: '2024.2',
        codigo_disciplina: 'MAT1162',
        nome_disciplina: 'Cálculo II',
        turma: '33A',
        grau: 8.5,
        situacao: 'aprovado',
        n_creditos: 4,
      },
    ])
    expect((await board.call('GET /historicos/status', { as: aluna })).body).toEqual({ has_curriculum: true })
  })

  test('is empty before an import', async () => {
    const as = await board.createAluno()
    expect((await board.call('GET /historicos/', { as })).body).toEqual([])
    expect((await board.call('GET /historicos/status', { as })).body).toEqual({ has_curriculum: false })
  })

  test('is refused to professors, and without a session', async () => {
    const as = await board.createProfessor()
    for (const route of ['GET /historicos/', 'GET /historicos/status'] as const) {
      expect((await board.call(route, { as })).status).toBe(403)
      expect((await board.call(route)).status).toBe(401)
    }
  })
})
