import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { today } from '../prazos/today.ts'
import type { VagaAnswer } from './vaga.ts'

type Lista = { vagas: VagaAnswer[]; total: number; recommended_count: number }

let board: TestApp
let aluna: Usuario
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno()
  professora = await board.createProfessor({ usuario: 'Helena Conceição' })
})
afterAll(() => board.close())

const list = async (query: string, as = aluna) => {
  const { body } = await board.call<Lista>(`GET /vagas?${query}`, { as })
  return { ...body, titulos: body.vagas.map(({ titulo }) => titulo) }
}

const yesterday = today(new Date(Date.now() - 24 * 60 * 60 * 1000))

describe('the list', () => {
  let listed: TestApp
  let dono: Usuario
  let leitora: Usuario
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))

  beforeAll(async () => {
    listed = await createTestApp()
    dono = await listed.createProfessor()
    leitora = await listed.createAluno()
    const create = (titulo: string, given: Partial<Parameters<typeof createVaga>[1]>) =>
      createVaga(listed.db, { autorId: dono.id, titulo, ...given })
    await create('Monitoria antiga', { criadoEm: day(1), tipoId: 1, remuneracao: 500, horasComplementares: 20 })
    await create('Estágio', { criadoEm: day(2), tipoId: 3, remuneracao: 900, departamentoId: 2 })
    await create('Bolsa', { criadoEm: day(3), tipoId: 4, desconto: 50, departamentoId: 2, status: 'aguardando' })
    await create('Laboratório', { criadoEm: day(4), tipoId: 6, prazo: today() })
    await create('Vencida', { criadoEm: day(5), prazo: yesterday })
    await create('Finalizada', { criadoEm: day(6), status: 'finalizada' })
    await create('Encerrada', { criadoEm: day(7), status: 'encerrada' })
  })
  afterAll(() => listed.close())

  const titulosOf = async (query: string) => {
    const { body } = await listed.call<Lista>(`GET /vagas?${query}`, { as: leitora })
    expect(body.total).toBe(body.vagas.length)
    return body.vagas.map(({ titulo }) => titulo)
  }

  test('has open vagas, newest first: none past its prazo, finalizada or encerrada', async () => {
    expect(await titulosOf('')).toEqual(['Laboratório', 'Bolsa', 'Estágio', 'Monitoria antiga'])
  })

  test.each([
    ['tipos=3', ['Estágio']],
    ['tipos=1,3', ['Estágio', 'Monitoria antiga']],
    ['departamento=2', ['Bolsa', 'Estágio']],
    ['beneficios=remuneracao', ['Estágio', 'Monitoria antiga']],
    ['beneficios=remuneracao,horas_complementares', ['Monitoria antiga']],
    ['beneficios=desconto_mensalidade', ['Bolsa']],
    ['tipos=3,4&departamento=2&beneficios=desconto_mensalidade', ['Bolsa']],
    ['departamento=999', []],
    ['tipos=&departamento=&beneficios=&busca=', ['Laboratório', 'Bolsa', 'Estágio', 'Monitoria antiga']],
  ])('filters by %s', async (query, expected) => {
    expect(await titulosOf(query)).toEqual(expected)
  })

  test('counts again when a vaga closes, opens or is deleted', async () => {
    const before = (await listed.call<Lista>('GET /vagas', { as: leitora })).body.total
    const vaga = await createVaga(listed.db, { autorId: dono.id })
    const totalNow = async () => (await listed.call<Lista>('GET /vagas', { as: leitora })).body.total
    expect(await totalNow()).toBe(before + 1)
    const change = (status: string) => listed.call(`PUT /vagas/${vaga.id}/status`, { as: dono, body: { status } })
    await change('encerrada')
    expect(await totalNow()).toBe(before)
    await change('em_andamento')
    expect(await totalNow()).toBe(before + 1)
    await listed.call(`DELETE /vagas/${vaga.id}`, { as: dono })
    expect(await totalNow()).toBe(before)
  })

  test('has no recommendations for a professor', async () => {
    const { body } = await listed.call<Lista>('GET /vagas', { as: dono })
    expect(body.recommended_count).toBe(0)
    expect(body.vagas[0]).toMatchObject({
      isRecommended: false,
      recommendationScore: null,
      recommendationStrategies: [],
    })
  })
})

describe('pages', () => {
  let paged: TestApp
  let leitora: Usuario

  beforeAll(async () => {
    paged = await createTestApp()
    const dono = await paged.createProfessor()
    leitora = await paged.createAluno()
    const criadoEm = new Date('2026-01-01T12:00:00Z')
    for (let count = 0; count < 13; count += 1) {
      await createVaga(paged.db, { autorId: dono.id, criadoEm, temas: count % 4 === 0 ? ['Robótica'] : [] })
    }
    await paged.call(`PUT /interesses/usuario/${leitora.id}`, { as: leitora, body: ['Robótica'] })
  }, 30_000)
  afterAll(() => paged.close())

  test('lose and repeat nothing, with recommended vagas first and equal times', async () => {
    const pages = await Promise.all(
      [0, 3, 6, 9, 12, 15].map(skip => paged.call<Lista>(`GET /vagas?skip=${skip}&limit=3`, { as: leitora })),
    )
    const seen = pages.flatMap(({ body }) => body.vagas)
    const rest = seen.slice(4).map(({ id }) => id)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(13)
    expect(seen.map(({ isRecommended }) => isRecommended)).toEqual([...Array(4).fill(true), ...Array(9).fill(false)])
    expect(rest).toEqual(rest.toSorted((one, other) => other - one))
    expect(pages.every(({ body }) => body.total === 13 && body.recommended_count === 4)).toBe(true)
  })
})

test.each([
  'limit=101',
  'limit=0',
  'skip=-1',
  'tipos=abc',
  'beneficios=carro',
  'departamento=0',
  `busca=${'a'.repeat(101)}`,
  'busca=%00',
])('refuses %s with 422', async query => {
  const { status, body } = await board.call<{ detail: unknown }>(`GET /vagas?${query}`, { as: aluna })
  expect(status).toBe(422)
  expect(body.detail).toBeInstanceOf(Array)
})

describe('the search', () => {
  beforeAll(async () => {
    const create = (titulo: string, descricao: string, given = {}) =>
      createVaga(board.db, { autorId: professora.id, titulo, descricao, ...given })
    await create('Bolsa de pesquisa', 'Estudo de materiais porosos em laboratório.')
    await create('Monitoria de Cálculo II', 'Aulas de apoio às terças e quintas.', { departamentoId: 21 })
    await create('Auxílio', 'Procuramos quem goste de programações paralelas.', { temas: ['Robótica Móvel'] })
    const outro = await board.createProfessor({ usuario: 'Otávio Brandão' })
    await create('Estágio em finanças', 'Planilhas, relatórios e uma bolsa de estudos.', { autorId: outro.id })
  })

  test.each([
    ['bolsas', ['Bolsa de pesquisa', 'Estágio em finanças']],
    ['BOLSA', ['Bolsa de pesquisa', 'Estágio em finanças', 'Auxílio']],
    ['calculo', ['Monitoria de Cálculo II']],
    ['cálculo monitor', ['Monitoria de Cálculo II']],
    ['materi', ['Bolsa de pesquisa']],
    ['programacao', ['Auxílio']],
    ['programação', ['Auxílio']],
    ['robot', ['Auxílio']],
    ['matemat', ['Monitoria de Cálculo II']],
    ['conceição cálculo', ['Monitoria de Cálculo II']],
    ['otavio brand', ['Estágio em finanças']],
    ['bolsa de', ['Bolsa de pesquisa', 'Estágio em finanças', 'Auxílio']],
    ['bolsa inexistente', []],
    ['!!!', []],
    ["'; drop table vagas; --", []],
    ['cálculo & | ! ( :*', ['Monitoria de Cálculo II']],
  ])('finds for "%s"', async (busca, expected) => {
    const { titulos, total } = await list(`busca=${encodeURIComponent(busca)}`)
    expect(titulos).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  test('works together with filters and pages', async () => {
    expect((await list('busca=bolsa&departamento=21')).titulos).toEqual([])
    const { titulos, total } = await list('busca=bolsa&limit=1&skip=1')
    expect({ titulos, total }).toEqual({ titulos: ['Estágio em finanças'], total: 3 })
  })

  test('follows a new title, new interests and a new name of the author', async () => {
    const autora = await board.createProfessor({ usuario: 'Zuleide Prado' })
    const vaga = await createVaga(board.db, { autorId: autora.id, temas: ['Xilogravura'] })
    expect((await list('busca=zuleide')).total).toBe(1)
    expect((await list('busca=xilogravura')).total).toBe(1)
    const body = { titulo: 'Oficina de gravura', descricao: 'Uma oficina para todos os cursos.', interesses: [] }
    await board.call(`PUT /vagas/${vaga.id}`, { as: autora, body })
    await board.call(`PUT /users/${autora.id}`, {
      as: autora,
      body: { usuario: 'Quitéria Prado', sobre: null, ehaluno: false },
    })
    await board.app.indexacao.drain()
    expect((await list('busca=xilogravura')).total).toBe(0)
    expect((await list('busca=oficina')).total).toBe(1)
    expect((await list('busca=zuleide')).total).toBe(0)
    expect((await list('busca=quiteria')).total).toBe(1)
  })
})

describe('one vaga', () => {
  test('has the shape of the specification', async () => {
    const vaga = await createVaga(board.db, {
      autorId: professora.id,
      titulo: 'Completa',
      prazo: '2999-05-01',
      remuneracao: 700,
      linkVaga: 'https://exemplo.br/edital',
      temas: ['Redes', 'Álgebra'],
    })
    const { status, body } = await board.call<VagaAnswer>(`GET /vagas/${vaga.id}`, { as: aluna })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: vaga.id,
      titulo: 'Completa',
      prazo: '2999-05-01',
      criado_em: vaga.criadoEm.toISOString(),
      status: 'em_andamento',
      tipo: { id: 1, nome: 'Monitoria' },
      department: { id: 1, name: 'Administração' },
      location: { id: 2, name: 'PUC' },
      remuneracao: 700,
      desconto: null,
      horas_complementares: null,
      link_vaga: 'https://exemplo.br/edital',
      professor: 'Helena Conceição',
      autor: { id: professora.id, nome: 'Helena Conceição', usuario: 'Helena Conceição', avatar: null },
    })
    expect(body.interesses.map(({ nome }) => nome)).toEqual(['Álgebra', 'Redes'])
  })

  test('is visible to a student after it closed', async () => {
    const { id } = await createVaga(board.db, { autorId: professora.id, status: 'encerrada', prazo: yesterday })
    const { body } = await board.call<VagaAnswer>(`GET /vagas/${id}`, { as: aluna })
    expect(body).toMatchObject({ id, status: 'encerrada', prazo: yesterday })
  })

  test('is 404 if it does not exist, 422 if the id is invalid', async () => {
    expect((await board.call('GET /vagas/999999', { as: aluna })).status).toBe(404)
    expect((await board.call('GET /vagas/abc', { as: aluna })).status).toBe(422)
    expect((await board.call('GET /vagas/99999999999', { as: aluna })).status).toBe(422)
  })
})

test('without a token nobody sees the list or a vaga, but everybody the six types', async () => {
  expect((await board.call('GET /vagas')).status).toBe(401)
  expect((await board.call('GET /vagas/1')).status).toBe(401)
  const { body } = await board.call<Array<{ nome: string }>>('GET /vagas/tipo')
  expect(body.map(({ nome }) => nome)).toEqual([
    'Monitoria',
    'Iniciação Científica',
    'Estágio',
    'Bolsa',
    'Empresa Júnior',
    'Laboratório',
  ])
})

describe("the student's own stage", () => {
  test('is on each vaga that the student applied to, and on nobody else’s', async () => {
    const { vaga, aluno, mover, professora } = await createSelecao(board)
    const minhas = async (as: Usuario) => {
      const { body } = await board.call<VagaAnswer>(`GET /vagas/${vaga.id}`, { as })
      const { vagas } = await list('busca=monitoria+calculo', as)
      return [body.minha_etapa, vagas.find(({ id }) => id === vaga.id)?.minha_etapa]
    }
    expect(await minhas(aluno)).toEqual(['recebida', 'recebida'])
    await mover('entrevista')
    await mover('aprovada', { reter: true })
    expect(await minhas(aluno)).toEqual(['entrevista', 'entrevista'])
    expect(await minhas(aluna)).toEqual([null, null])
    expect(await minhas(professora)).toEqual([null, null])
  })

  test('costs the list no statement', async () => {
    const { aluno, professora } = await createSelecao(board)
    const statements = vi.spyOn(Object.getPrototypeOf(board.db._.session), 'prepareQuery')
    const once = async (as: Usuario) => {
      statements.mockClear()
      await list('limit=20', as)
      return statements.mock.calls.length
    }
    // The first list computes the recommendations. The queues run statements at times, too.
    const count = async (as: Usuario) => Math.min(await once(as), await once(as), await once(as), await once(as))
    // A professor has neither recommendations, which are one statement, nor stages.
    // More while an older transaction of the server runs, which keeps the recommendations from being current.
    const more = async () => (await count(aluno)) - (await count(professora))
    await expect.poll(more, { timeout: 20_000 }).toBe(1)
    statements.mockRestore()
  })
})
