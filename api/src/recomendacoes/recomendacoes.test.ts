import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import { spyStatements } from '../testing/spyStatements.ts'
import type { Db } from '../db/connection.ts'
import { findRecomendacoes, invalidateRecomendacoes } from './recomendacoes.ts'
import { recomendacoes } from '../db/schema/apoio.ts'
import { historicos } from '../db/schema/historicos.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { usuariosInteresses, vagasInteresses } from '../db/schema/interesses.ts'

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
}, 30_000)
afterAll(() => board.close())

const agora = new Date('2026-06-01T12:00:00Z')
const tomorrow = new Date('2026-06-02T13:00:00Z')

const find = (aluno: Usuario, at = agora) =>
  findRecomendacoes(board.db, { usuarioId: aluno.id, hoje: at.toISOString().slice(0, 10), agora: at, situacoes: {} })

const reasonsFor = async (aluno: Usuario, vagaId: number, at = agora) =>
  (await find(aluno, at)).find(item => item.vagaId === vagaId) ?? null

const like = async (aluno: Usuario, ...nomes: string[]) => {
  for (const nome of nomes) {
    const interesseId = await createInteresse(board.db, nome)
    await board.db.insert(usuariosInteresses).values({ usuarioId: aluno.id, interesseId })
  }
  await invalidateRecomendacoes(board.db, aluno.id)
}

/** A transaction of another database of the server keeps a vaga new for as long as it runs. */
const untilSettled = () =>
  vi.waitFor(
    async () => {
      const { rows } = await board.db.execute(
        sql`select (select revisao from quadro) >= max(revisao) as settled from vagas`,
      )
      expect(rows).toEqual([{ settled: true }])
    },
    { timeout: 20_000, interval: 50 },
  )

const publish = (given: Partial<Parameters<typeof createVaga>[1]> = {}) =>
  createVaga(board.db, { autorId: professora.id, ...given })

const study = (aluno: Usuario, nomeDisciplina: string, situacao: string, grau: number | null = null) =>
  board.db.insert(historicos).values({
    usuarioId: aluno.id,
    periodo: '2025.1',
    codigoDisciplina: 'X',
    nomeDisciplina,
    grau,
    situacao,
    nCreditos: 4,
  })

describe('the reasons', () => {
  test('come from interests, course, transcript and candidaturas of the same course', async () => {
    const aluno = await board.createAluno({ curso: 'Matemática' })
    const { id } = await publish({ titulo: 'Monitoria de Cálculo II', departamentoId: 21, temas: ['Álgebra', 'Jogos'] })
    await study(aluno, 'CÁLCULO II', 'Aprovado')
    await like(aluno, 'Álgebra', 'Jogos', 'Teatro')
    for (const colega of [
      await board.createAluno({ curso: 'Matemática' }),
      await board.createAluno({ curso: 'Matemática' }),
    ]) {
      await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: colega.id })
    }
    expect(await reasonsFor(aluno, id)).toEqual({
      vagaId: id,
      pontos: 50 + 20 + 8 + 8,
      estrategias: [
        'Combina com seus interesses: Álgebra, Jogos',
        'Do seu curso',
        'Você cursou CÁLCULO II',
        'Alunos do seu curso se candidataram',
      ],
    })
  })

  test('mention a course of the transcript only if it was passed and the vaga names it', async () => {
    const aluno = await board.createAluno({ curso: 'Física' })
    const { id } = await publish({ titulo: 'Laboratório de Óptica', departamentoId: 16, temas: ['Óptica'] })
    await study(aluno, 'Óptica', 'reprovado')
    await study(aluno, 'Termodinâmica', 'AP')
    await like(aluno, 'Óptica')
    expect((await reasonsFor(aluno, id))?.estrategias).toEqual(['Combina com seus interesses: Óptica', 'Do seu curso'])
  })

  test('never reveal a single other student, and do not count the student themselves', async () => {
    const aluno = await board.createAluno({ curso: 'Letras' })
    const colega = await board.createAluno({ curso: 'Letras' })
    const { id } = await publish({ departamentoId: 20, temas: ['Tradução'] })
    await like(aluno, 'Tradução')
    await board.db.insert(candidaturas).values([
      { vagaId: id, candidatoId: colega.id },
      { vagaId: id, candidatoId: aluno.id },
    ])
    expect((await reasonsFor(aluno, id))?.estrategias).not.toContain('Alunos do seu curso se candidataram')
  })

  test('fall back from students of the course to students with the same interests', async () => {
    const aluno = await board.createAluno()
    const { id } = await publish({ temas: ['Xadrez'] })
    for (const other of [await board.createAluno(), await board.createAluno()]) {
      await like(other, 'Xadrez', 'Origami')
      await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: other.id })
    }
    await like(aluno, 'Xadrez', 'Origami')
    expect(await reasonsFor(aluno, id)).toEqual({
      vagaId: id,
      pontos: 43,
      estrategias: ['Combina com seus interesses: Xadrez', 'Alunos com os seus interesses se candidataram'],
    })
  })

  test('are missing for a student without interests and course, and so are recommendations', async () => {
    expect(await find(await board.createAluno())).toEqual([])
  })
})

describe('a requirement of a vaga', () => {
  const ask = (vagaId: number, body: object) => board.call(`PUT /vagas/${vagaId}/requisitos`, { as: professora, body })

  test('excludes the vaga while it is unmet or unknown, and adds no reason once it is met', async () => {
    const aluno = await board.createAluno({ curso: 'Física' })
    const { id } = await publish({ temas: ['Cordel'] })
    await like(aluno, 'Cordel')
    const recomendada = await reasonsFor(aluno, id)
    expect(recomendada).toEqual({ vagaId: id, pontos: 35, estrategias: ['Combina com seus interesses: Cordel'] })
    await ask(id, { cr_minimo: 7 })
    expect(await reasonsFor(aluno, id)).toBeNull()
    await study(aluno, 'Óptica', 'AP', 6.5)
    await invalidateRecomendacoes(board.db, aluno.id)
    expect(await reasonsFor(aluno, id)).toBeNull()
    await ask(id, { cr_minimo: 6.5, cursos: ['Física'], fechada: true })
    expect(await reasonsFor(aluno, id)).toEqual(recomendada)
    await ask(id, { cursos: ['Química'] })
    expect(await reasonsFor(aluno, id)).toBeNull()
    await ask(id, {})
    expect(await reasonsFor(aluno, id)).toEqual(recomendada)
  })

  test('follows the first term of the profile', async () => {
    const aluno = await board.createAluno({ curso: 'Física', periodoInicio: '2026.1' })
    const { id } = await publish({ temas: ['Fanfarra'] })
    await like(aluno, 'Fanfarra')
    await ask(id, { periodo_de: 3 })
    expect(await reasonsFor(aluno, id)).toBeNull()
    const body = { usuario: aluno.usuario, sobre: null, ehaluno: true, periodo_inicio: '2024.1' }
    await board.call(`PUT /users/${aluno.id}`, { as: aluno, body })
    expect((await reasonsFor(aluno, id))?.pontos).toBe(35)
  })

  test('costs as many statements for many vagas as for one', async () => {
    const aluno = await board.createAluno()
    const one = await publish({ temas: ['Bonsai'] })
    await ask(one.id, { cr_minimo: 7 })
    await like(aluno, 'Bonsai')
    const statements = spyStatements(board.db)
    const countStatements = async () => {
      await invalidateRecomendacoes(board.db, aluno.id)
      statements.clear()
      await find(aluno)
      return statements.count()
    }
    const ofOne = await countStatements()
    for (let count = 0; count < 12; count += 1) {
      const { id } = await publish({ temas: ['Bonsai'] })
      await ask(id, { cr_minimo: 7 })
    }
    expect(await countStatements()).toBe(ofOne)
    statements.stop()
  })
})

describe('the cached recommendations', () => {
  test('follow new, edited and reactivated vagas', async () => {
    const aluno = await board.createAluno()
    await like(aluno, 'Vela')
    expect(await find(aluno)).toEqual([])
    const nova = await publish({ temas: ['Vela'] })
    expect((await find(aluno)).map(({ vagaId }) => vagaId)).toEqual([nova.id])
    const edited = await publish()
    await find(aluno)
    const interesse = await createInteresse(board.db, 'Vela')
    const body = { titulo: 'Regata', descricao: 'Uma vaga que existe para ser testada.', interesses: [interesse] }
    await board.call(`PUT /vagas/${edited.id}`, { as: professora, body })
    expect((await find(aluno)).map(({ vagaId }) => vagaId)).toEqual([edited.id, nova.id])
    await board.call(`PUT /vagas/${nova.id}`, { as: professora, body: { ...body, interesses: [] } })
    expect((await find(aluno)).map(({ vagaId }) => vagaId)).toEqual([edited.id])
  })

  test('are recomputed after the interests changed, and once a day', async () => {
    const aluno = await board.createAluno()
    const { id } = await publish({ temas: ['Ioga'] })
    await untilSettled()
    expect(await find(aluno)).toEqual([])
    await board.call(`PUT /interesses/usuario/${aluno.id}`, { as: aluno, body: ['Ioga'] })
    expect((await reasonsFor(aluno, id))?.estrategias).toEqual(['Combina com seus interesses: Ioga'])
    for (const other of [
      await board.createAluno({ curso: 'Direito' }),
      await board.createAluno({ curso: 'Direito' }),
    ]) {
      await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: other.id })
      await like(other, 'Ioga', 'Meditação')
    }
    await board.db.insert(usuariosInteresses).values({
      usuarioId: aluno.id,
      interesseId: await createInteresse(board.db, 'Meditação'),
    })
    expect((await reasonsFor(aluno, id))?.pontos).toBe(35)
    expect((await reasonsFor(aluno, id, tomorrow))?.pontos).toBe(43)
  })

  test('are not overwritten by a result for older interests', async () => {
    const aluno = await board.createAluno()
    await publish({ temas: ['Surfe'] })
    await like(aluno, 'Surfe')
    // The interests change after they were read and before the result is saved.
    const racing = new Proxy(board.db, {
      get: (db, name) =>
        name === 'execute'
          ? async (query: Parameters<Db['execute']>[0]) => {
              await invalidateRecomendacoes(db, aluno.id)
              return db.execute(query)
            }
          : Reflect.get(db, name),
    })
    await findRecomendacoes(racing, { usuarioId: aluno.id, hoje: '2026-06-01', agora, situacoes: {} })
    const [stored] = await board.db.select().from(recomendacoes).where(eq(recomendacoes.usuarioId, aluno.id))
    expect(stored?.calculadoEm).toBeNull()
    expect(await find(aluno)).toHaveLength(1)
  })

  test('have at most the 200 strongest', async () => {
    const aluno = await board.createAluno({ curso: 'Teologia' })
    const interesseId = await createInteresse(board.db, 'Exegese')
    await like(aluno, 'Exegese')
    const strong = await publish({ departamentoId: 26, temas: ['Exegese'] })
    const values = { titulo: 'x', descricao: 'y', prazo: '2999-01-01', tipoId: 1, departamentoId: 1, localId: 1 }
    const many = await board.db
      .insert(vagas)
      .values(Array.from({ length: 250 }, () => ({ ...values, autorId: professora.id })))
      .returning({ id: vagas.id })
    await board.db.insert(vagasInteresses).values(many.map(({ id }) => ({ vagaId: id, interesseId })))
    const found = await find(aluno)
    expect(found).toHaveLength(200)
    expect(found[0]).toMatchObject({ vagaId: strong.id, pontos: 55 })
  })
})

test('the list shows score and reasons, the strongest first, and drops closed vagas', async () => {
  const fresh = await board.createAluno()
  const weak = await publish({ temas: ['Botânica'] })
  const strong = await publish({ temas: ['Botânica', 'Trilhas'], criadoEm: new Date('2020-01-01') })
  const closed = await publish({ temas: ['Botânica', 'Trilhas'] })
  await like(fresh, 'Botânica', 'Trilhas')
  await board.call('GET /vagas', { as: fresh })
  await board.call(`PUT /vagas/${closed.id}/status`, { as: professora, body: { status: 'encerrada' } })
  const { body } = await board.call<{ vagas: Array<Record<string, unknown>>; recommended_count: number }>(
    'GET /vagas?limit=3',
    { as: fresh },
  )
  expect(body.recommended_count).toBe(2)
  expect(body.vagas).toMatchObject([
    { id: strong.id, isRecommended: true, recommendationScore: 0.5 },
    {
      id: weak.id,
      recommendationScore: 0.35,
      recommendationStrategies: [{ explanation: 'Combina com seus interesses: Botânica' }],
    },
    { isRecommended: false, recommendationScore: null, recommendationStrategies: [] },
  ])
})
