import { afterAll, describe, expect, test } from 'vitest'
import { historicos } from '../db/schema/historicos.ts'
import { candidaturas } from '../db/schema.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

type Recebida = { compartilha_historico: boolean; historico_escolar: object | null; candidato: object; vaga_id: number }

const linha = { periodo: '2024.1', nCreditos: 4, grau: null as number | null, situacao: 'AP' }

/**
 * Passed with 8 (4 credits) and with 5 (2 credits), failed with 3 (4 credits), and 6 credits of complementary
 * activities.
 */
const transcript = (usuarioId: number) => [
  { ...linha, usuarioId, codigoDisciplina: 'MAT1162', nomeDisciplina: 'Cálculo II', grau: 8, periodo: '2024.2' },
  { ...linha, usuarioId, codigoDisciplina: 'INF1007', nomeDisciplina: 'Programação 2', grau: 5, nCreditos: 2 },
  { ...linha, usuarioId, codigoDisciplina: 'FIS1033', nomeDisciplina: 'Física', grau: 3, situacao: 'RP' },
  { ...linha, usuarioId, codigoDisciplina: 'LET1001', nomeDisciplina: 'Redação', situacao: 'cursando' },
  { ...linha, usuarioId, codigoDisciplina: 'ACP0900', nomeDisciplina: 'Atividades', nCreditos: 6 },
]

const compartilhar = (as: Usuario, vaga: number, compartilhar: unknown) =>
  board.call<{ compartilha_historico: boolean; detail: string }>(`PUT /candidaturas/vaga/${vaga}/compartilhamento`, {
    as,
    body: { compartilhar },
  })

const open = async () => {
  const selecao = await createSelecao(board)
  await board.db.insert(historicos).values(transcript(selecao.aluno.id))
  const ler = async (as = selecao.professora) =>
    board.call<Recebida>(`GET /candidaturas/${selecao.candidatura}`, { as })
  return { ...selecao, ler, dar: (sim: boolean) => compartilhar(selecao.aluno, selecao.vaga.id, sim) }
}

describe('the consent to share the transcript', () => {
  test('is off until the student gives it, and the professor reads nothing', async () => {
    const { ler } = await open()
    expect((await ler()).body).toMatchObject({ compartilha_historico: false, historico_escolar: null })
  })

  test('lets the professor read a summary, without the grades of courses and without failed ones', async () => {
    const { ler, dar, vaga } = await open()
    const { status, body } = await dar(true)
    expect([status, body.compartilha_historico]).toEqual([200, true])
    const recebida = (await ler()).body
    expect(recebida.vaga_id).toBe(vaga.id)
    expect(recebida.historico_escolar).toEqual({
      // Each course counts once, however many credits it has: so do the page of the transcript and the requirements.
      cr: Math.floor(((8 + 5 + 3) * 100) / 3) / 100,
      periodos: 2,
      creditos: 12,
      creditos_complementares: 6,
      nao_reconhecidas: 0,
      disciplinas: [
        { codigo: 'INF1007', nome: 'Programação 2' },
        { codigo: 'MAT1162', nome: 'Cálculo II' },
      ],
    })
  })

  test('takes effect at once when revoked, at every stage', async () => {
    const { ler, dar, mover, retirar, aluno } = await open()
    await dar(true)
    await dar(false)
    expect((await ler()).body.historico_escolar).toBeNull()
    await dar(true)
    await mover('em_analise')
    await retirar(aluno)
    expect((await dar(false)).status).toBe(200)
    expect((await ler()).body).toMatchObject({ compartilha_historico: false, historico_escolar: null })
  })

  test('shows the current transcript, and nothing without one', async () => {
    const { ler, dar, aluno } = await open()
    await dar(true)
    await board.db.delete(historicos)
    expect((await ler()).body).toMatchObject({ compartilha_historico: true, historico_escolar: null })
    await board.db
      .insert(historicos)
      .values([{ ...linha, usuarioId: aluno.id, codigoDisciplina: 'MAT1000', nomeDisciplina: 'Cálculo I' }])
    expect((await ler()).body.historico_escolar).toMatchObject({
      cr: null,
      disciplinas: [{ codigo: 'MAT1000', nome: 'Cálculo I' }],
    })
  })

  test('is given with the candidatura, returned to its student, and part of what an idempotency key compares', async () => {
    const { vaga, professora } = await createSelecao(board)
    const as = await board.createAluno()
    const apply = (compartilhar_historico: boolean | null) =>
      board.call(`POST /candidaturas/vaga/${vaga.id}`, {
        as,
        body: { compartilhar_historico },
        headers: { 'idempotency-key': 'a-chave' },
      })
    expect(await apply(true)).toMatchObject({ status: 201, body: { compartilha_historico: true } })
    expect((await apply(true)).status).toBe(201)
    expect((await apply(false)).status).toBe(422)
    expect((await board.call(`GET /candidaturas?vaga=${vaga.id}`, { as })).body).toMatchObject({
      candidaturas: [{ compartilha_historico: true }],
    })
    const status = await board.call(`GET /api/candidaturas/vaga/${vaga.id}/candidatura-status`, { as })
    expect(status.body).toMatchObject({ compartilha_historico: true })
    expect((await board.call(`GET /candidaturas/vaga/${vaga.id}`, { as: professora })).body).toMatchObject([
      { compartilha_historico: false },
      { compartilha_historico: true, candidato: { periodo_inicio: null } },
    ])
  })

  test('is refused without a candidatura, and changes no other', async () => {
    const { vaga, dar, ler } = await open()
    await dar(true)
    const outra = await board.createAluno()
    expect(await compartilhar(outra, vaga.id, false)).toMatchObject({ status: 404 })
    expect(await compartilhar(outra, 999_999, true)).toMatchObject({ status: 404 })
    expect((await compartilhar(outra, vaga.id, 'sim')).status).toBe(422)
    expect((await ler()).body.compartilha_historico).toBe(true)
  })

  test('opens the summary only to the managers of the vaga', async () => {
    const { ler, dar, aluno } = await open()
    await dar(true)
    for (const as of [aluno, await board.createAluno(), await board.createProfessor()]) {
      const { status, body } = await ler(as)
      expect(status).toBe(403)
      expect(JSON.stringify(body)).not.toContain('Cálculo')
    }
    const rows = await board.db.select().from(candidaturas)
    expect((await board.call(`GET /candidaturas/${rows[0]?.id}`)).status).toBe(401)
  })
})
