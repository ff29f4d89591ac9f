import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { semRequisitos } from './requisitos.ts'
import type { RequisitosAnswer } from './requisitos.schemas.ts'
import { historicos } from '../db/schema/historicos.ts'
import { candidaturas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

type Refused = { detail: string | Array<{ loc: string[]; msg: string }> }
type Detalhe = { requisitos: RequisitosAnswer; atendimento: { atende: number; de: number; itens: object[] } | null }

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const study = (aluno: Usuario, codigoDisciplina: string, nomeDisciplina: string, grau: number | null = 8) =>
  board.db.insert(historicos).values({
    usuarioId: aluno.id,
    periodo: '2025.1',
    codigoDisciplina,
    nomeDisciplina,
    grau,
    situacao: 'AP',
    nCreditos: 4,
  })

const define = (vagaId: number, body: object, as = professora) =>
  board.call<RequisitosAnswer & Refused>(`PUT /vagas/${vagaId}/requisitos`, { as, body })

const detail = async (vagaId: number, as: Usuario) => (await board.call<Detalhe>(`GET /vagas/${vagaId}`, { as })).body

const publish = async (requisitos: object = {}) => {
  const { id } = await createVaga(board.db, { autorId: professora.id })
  expect((await define(id, requisitos)).status).toBe(200)
  return id
}

describe('the requirements of a vaga', () => {
  test('are empty at first, and are replaced as a whole', async () => {
    const { id } = await createVaga(board.db, { autorId: professora.id })
    expect((await detail(id, professora)).requisitos).toEqual(semRequisitos)
    const pedido = {
      cr_minimo: 7.5,
      disciplinas: [{ codigo: 'inf 1007', equivalentes: ['INF-1010', 'inf1007', 'INF1010'] }],
      periodo_de: 2,
      periodo_ate: 8,
      cursos: ['Física', 'Química', 'Física'],
      fechada: true,
    }
    const stored = {
      ...pedido,
      disciplinas: [{ codigo: 'INF1007', nome: null, equivalentes: ['INF1010'] }],
      cursos: ['Física', 'Química'],
    }
    expect((await define(id, pedido)).body).toEqual(stored)
    expect((await detail(id, professora)).requisitos).toEqual(stored)
    expect((await define(id, { periodo_ate: 4 })).body).toEqual({ ...semRequisitos, periodo_ate: 4 })
    expect((await define(id, { cr_minimo: 0, disciplinas: [], fechada: true })).body).toEqual(semRequisitos)
  })

  test('keeps the terms beside a minimum grade of 0, which is none', async () => {
    const id = await publish({ cr_minimo: 0, periodo_de: 3 })
    expect((await detail(id, professora)).requisitos).toEqual({ ...semRequisitos, periodo_de: 3 })
  })

  test.each(['MATA02', '1107186', 'MCTA001-17', 'IMD0012.0', 'F 128', 'TCC1'])(
    'may name the code %s, which transcripts have',
    async codigo => {
      const [aluna, outra] = [await board.createAluno(), await board.createAluno()]
      const id = await publish({ disciplinas: [{ codigo: codigo.toLowerCase() }], fechada: true })
      expect((await detail(id, professora)).requisitos?.disciplinas).toMatchObject([{ codigo }])
      await study(aluna, codigo, 'Uma disciplina')
      await study(outra, 'INF1007', 'Outra disciplina')
      expect((await detail(id, aluna)).atendimento).toMatchObject({ atende: 1, de: 1 })
      expect((await detail(id, outra)).atendimento).toMatchObject({ atende: 0, de: 1 })
    },
  )

  test.each([
    ['cr_minimo', { cr_minimo: 7.25 }, 'O CR vai de 0 a 10, com uma casa decimal.'],
    ['cr_minimo', { cr_minimo: 10.1 }, 'O CR vai de 0 a 10, com uma casa decimal.'],
    ['disciplinas', { disciplinas: [{ codigo: 'Cálculo' }] }, 'Escreva o código como INF1007.'],
    ['disciplinas', { disciplinas: [{ codigo: 'INF1007' }, { codigo: 'inf 1007' }] }, 'Há uma disciplina repetida.'],
    [
      'disciplinas',
      { disciplinas: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(each => ({ codigo: `INF${1000 + each}` })) },
      'São no máximo 10 disciplinas.',
    ],
    ['periodo_de', { periodo_de: 0 }, 'O período vai de 1 a 20.'],
    ['periodo_ate', { periodo_de: 5, periodo_ate: 4 }, 'O último período vem antes do primeiro.'],
    ['cursos', { cursos: ['Alquimia'] }, 'Não há um curso “Alquimia”.'],
  ])('is refused at %s: %j', async (campo, body, sentence) => {
    const { id } = await createVaga(board.db, { autorId: professora.id })
    const answer = await define(id, body)
    expect(answer.status).toBe(422)
    expect(answer.body.detail).toEqual([expect.objectContaining({ msg: sentence })])
    expect(JSON.stringify(answer.body.detail)).toContain(`"${campo}"`)
    expect((await detail(id, professora)).requisitos).toEqual(semRequisitos)
  })

  test("are set by the vaga's managers only", async () => {
    const id = await publish()
    expect((await define(id, {}, await board.createProfessor())).status).toBe(403)
    expect((await define(id, {}, await board.createAluno())).status).toBe(403)
    expect((await define(id, {}, await board.createProfessor({ professorConfirmadoEm: null }))).status).toBe(409)
    expect((await define(999_999, {})).status).toBe(404)
  })

  test('are not part of the list', async () => {
    await publish({ cr_minimo: 5 })
    const { body } = await board.call<{ vagas: object[] }>('GET /vagas', { as: await board.createAluno() })
    expect(body.vagas.length).toBeGreaterThan(0)
    for (const vaga of body.vagas) expect(vaga).not.toHaveProperty('requisitos')
  })
})

test('are shown to a student with how far they are met, each with its reason, and not to a professor', async () => {
  const aluna = await board.createAluno({ curso: 'Física' })
  const id = await publish({ cr_minimo: 7, disciplinas: [{ codigo: 'FIS1033' }], cursos: ['Física'] })
  expect((await detail(id, aluna)).atendimento).toEqual({
    atende: 1,
    de: 3,
    itens: [
      { tipo: 'cr', texto: 'CR mínimo de 7,0: sem histórico importado', atendido: null },
      { tipo: 'disciplina', texto: 'FIS1033: sem histórico importado', atendido: null },
      { tipo: 'curso', texto: 'Curso de Física', atendido: true },
    ],
  })
  await study(aluna, 'FIS1033', 'Mecânica', 8.2)
  expect((await detail(id, aluna)).atendimento).toMatchObject({ atende: 3, de: 3 })
  expect((await detail(id, professora)).atendimento).toBeNull()
  expect((await detail(await publish(), aluna)).atendimento).toBeNull()
})

describe('applying', () => {
  const apply = (id: number, as: Usuario) => board.call<Refused>(`POST /candidaturas/vaga/${id}`, { as })

  test('is open to students who do not meet them, unless the professor closed it', async () => {
    const aluna = await board.createAluno()
    const pedido = { cr_minimo: 7, disciplinas: [{ codigo: 'INF1025' }] }
    expect((await apply(await publish(pedido), aluna)).status).toBe(201)
    const fechada = await publish({ ...pedido, fechada: true })
    expect(await apply(fechada, aluna)).toMatchObject({
      status: 422,
      body: { detail: 'Faltam 2 requisitos: CR mínimo de 7,0; INF1025.' },
    })
    await study(aluna, 'INF1007', 'Programação II')
    expect((await apply(fechada, aluna)).body.detail).toBe('Falta um requisito: INF1025.')
    await study(aluna, 'INF1025', 'Análise de Algoritmos')
    expect((await apply(fechada, aluna)).status).toBe(201)
  })

  test('while the professor closes the vaga either comes first, or is refused with what is missing', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [aluna, id] = [await board.createAluno(), await publish()]
      const requests = [() => apply(id, aluna), () => define(id, { cr_minimo: 7, fechada: true })]
      const answers = await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map(request => request()))
      const { status, body } = answers[round % 2 === 0 ? 0 : 1] ?? {}
      const applied = await board.call(`GET /candidaturas?vaga=${id}`, { as: aluna })
      if (status === 201) expect(applied.body).toMatchObject({ total: 1 })
      else {
        expect([status, body]).toEqual([422, { detail: 'Falta um requisito: CR mínimo de 7,0.' }])
        expect(applied.body).toMatchObject({ total: 0 })
      }
    }
  })
})

describe('the courses', () => {
  const search = async (busca: string, as = professora) =>
    (
      await board.call<Array<{ codigo: string; nome: string }>>(`GET /disciplinas?busca=${encodeURIComponent(busca)}`, {
        as,
      })
    ).body

  test('are those of at least three students, under a name that three students have', async () => {
    const [ana, bia, caio] = [await board.createAluno(), await board.createAluno(), await board.createAluno()]
    for (const aluno of [ana, bia]) await study(aluno, 'HIS2001', 'História da Ciência')
    // Twice is still one student.
    await study(ana, 'HIS2001', 'História da Ciência')
    await study(caio, 'HIS2001', 'Sobre Caio')
    expect(await search('HIS2')).toEqual([])
    await study(caio, 'HIS2001', 'História da Ciência')
    expect(await search('his 20')).toEqual([{ codigo: 'HIS2001', nome: 'História da Ciência' }])
    expect(await search('historia da ci')).toEqual([{ codigo: 'HIS2001', nome: 'História da Ciência' }])
    expect(await search('caio')).toEqual([])
    expect(await search('%')).toEqual([])
    const id = await publish({ disciplinas: [{ codigo: 'HIS2001' }, { codigo: 'HIS2002' }] })
    expect((await detail(id, professora)).requisitos.disciplinas.map(({ nome }) => nome)).toEqual([
      'História da Ciência',
      null,
    ])
  })

  test('are for confirmed professors', async () => {
    const naoConfirmado = await board.createProfessor({ professorConfirmadoEm: null })
    for (const as of [naoConfirmado, await board.createAluno()])
      expect((await board.call('GET /disciplinas', { as })).status).toBe(403)
    expect((await board.call('GET /disciplinas')).status).toBe(401)
  })
})

describe('a professor', () => {
  const candidate = async (compartilhaHistorico: boolean, requisitos: object = { cr_minimo: 7, periodo_ate: 2 }) => {
    const aluna = await board.createAluno({ curso: 'Direito', periodoInicio: '2020.1' })
    await study(aluna, 'JUR1001', 'Introdução ao Direito', 9)
    const vagaId = await publish(requisitos)
    const [made] = await board.db
      .insert(candidaturas)
      .values({ vagaId, candidatoId: aluna.id, compartilhaHistorico })
      .returning()
    return made?.id ?? 0
  }
  const read = (id: number, as = professora) => board.call(`GET /candidaturas/${id}/atendimento`, { as })
  const declarado = { curso: 'Direito', periodo_inicio: '2020.1' }

  test('reads the profile of a candidate, and with consent the transcript', async () => {
    expect((await read(await candidate(false))).body).toEqual({
      ...declarado,
      compartilha_historico: false,
      atendimento: null,
    })
    expect((await read(await candidate(true))).body).toEqual({
      ...declarado,
      compartilha_historico: true,
      atendimento: {
        atende: 1,
        de: 2,
        itens: [
          { tipo: 'cr', texto: 'CR: 9,0 (mínimo 7,0)', atendido: true },
          {
            tipo: 'periodo',
            texto: expect.stringMatching(/^No \d+º período: pede até o 2º período$/),
            atendido: false,
          },
        ],
      },
    })
    expect((await read(await candidate(true, {}))).body).toMatchObject({ atendimento: null })
  })

  test('reads candidates of their own vagas only', async () => {
    const id = await candidate(true)
    expect((await read(id, await board.createProfessor())).status).toBe(403)
    expect((await read(id, await board.createAluno())).status).toBe(403)
    expect((await read(999_999)).status).toBe(403)
  })

  test('reads those of all who share their transcript', async () => {
    const id = await candidate(true)
    const [found] = await board.db
      .select({ vaga: candidaturas.vagaId })
      .from(candidaturas)
      .where(eq(candidaturas.id, id))
    const vaga = found?.vaga ?? 0
    const calada = await board.createAluno()
    await board.db.insert(candidaturas).values({ vagaId: vaga, candidatoId: calada.id })
    const all = (as: Usuario) => board.call<object[]>(`GET /vagas/${vaga}/atendimentos`, { as })
    expect((await all(professora)).body).toEqual([{ candidatura: id, cr: 9, atende: 1, de: 2 }])
    expect((await all(await board.createProfessor())).status).toBe(403)
    await define(vaga, {})
    expect((await all(professora)).body).toEqual([{ candidatura: id, cr: 9, atende: 0, de: 0 }])
  })
})
