import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidaturas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import type { VagaAnswer } from '../vagas/vaga.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import type { Vaga } from '../testing/createVaga.ts'

type Candidatura = { id: number; criado_em: string; carta_motivacao: string | null }
type Candidato = Candidatura & { candidato: Record<string, unknown>; respondida_em: string | null }
type Own = {
  candidaturas: Array<Candidatura & { vaga: VagaAnswer }>
  total: number
  por_etapa: Array<{ etapa: string; total: number }>
}

let board: TestApp
let aluna: Usuario
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno({ curso: 'Direito', avatar: '/avatares/a.webp' })
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const newVaga = (given: Partial<Vaga> = {}) => createVaga(board.db, { autorId: professora.id, ...given })

const apply = (vagaId: number, body: object = {}, as: Usuario = aluna, headers = {}) =>
  board.call<Candidatura & { detail: string }>(`POST /candidaturas/vaga/${vagaId}`, { as, body, headers })

const cancel = (vagaId: number, as: Usuario = aluna) => board.call(`DELETE /candidaturas/vaga/${vagaId}`, { as })

const hasApplied = async (vagaId: number, as: Usuario = aluna) =>
  (await board.call<{ has_applied: boolean }>(`GET /api/candidaturas/vaga/${vagaId}/candidatura-status`, { as })).body
    .has_applied

const yesterday = today(new Date(Date.now() - 24 * 60 * 60 * 1000))

describe('applying', () => {
  test('with a letter, cancelling and applying again works', async () => {
    const { id } = await newVaga()
    expect(await hasApplied(id)).toBe(false)
    const { status, body } = await apply(id, { carta_motivacao: '  Gosto de ensinar.  ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: expect.any(Number), carta_motivacao: 'Gosto de ensinar.', etapa: 'recebida' })
    expect(await hasApplied(id)).toBe(true)
    expect((await cancel(id)).status).toBe(204)
    expect(await hasApplied(id)).toBe(false)
    expect((await cancel(id)).status).toBe(404)
    expect((await apply(id)).status).toBe(201)
  })

  test.each([[{}], [{ carta_motivacao: null }], [{ carta_motivacao: '   ' }]])('needs no letter: %j', async given => {
    const { status, body } = await apply((await newVaga()).id, given)
    expect([status, body.carta_motivacao]).toEqual([201, null])
  })

  test('needs no body', async () => {
    const { id } = await newVaga()
    expect((await board.call(`POST /candidaturas/vaga/${id}`, { as: aluna })).status).toBe(201)
  })

  test('takes a letter of 2000 characters and refuses one more', async () => {
    const { id } = await newVaga()
    expect((await apply(id, { carta_motivacao: 'a'.repeat(2001) })).status).toBe(422)
    expect((await apply(id, { carta_motivacao: 'a'.repeat(2000) })).status).toBe(201)
  })

  test('twice returns 409, also when both requests come at once', async () => {
    const { id } = await newVaga()
    const answers = await Promise.all([apply(id), apply(id), apply(id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ detail: 'Você já se candidatou a esta vaga.' })
  })

  test.each<[string, Partial<Vaga>]>([
    ['finalizada', { status: 'finalizada' }],
    ['encerrada', { status: 'encerrada' }],
    ['past its prazo', { prazo: yesterday }],
  ])('to a vaga that is %s is refused', async (_state, given) => {
    const { status, body } = await apply((await newVaga(given)).id)
    expect([status, body]).toEqual([422, { detail: 'Esta vaga está encerrada.' }])
  })

  test('on the last day works', async () => {
    expect((await apply((await newVaga({ prazo: today() })).id)).status).toBe(201)
  })

  test('with the same Idempotency-Key and letter returns the first response; with another letter it is refused', async () => {
    const { id } = await newVaga()
    const key = { 'idempotency-key': 'a' }
    const first = await apply(id, { carta_motivacao: 'Olá' }, aluna, key)
    expect(await apply(id, { carta_motivacao: 'Olá' }, aluna, key)).toMatchObject({ status: 201, body: first.body })
    expect((await apply(id, { carta_motivacao: 'Oi' }, aluna, key)).status).toBe(422)
  })

  test('again after cancelling, with the same Idempotency-Key and letter, applies again', async () => {
    const { id } = await newVaga()
    const key = { 'idempotency-key': 'a' }
    const outra = await board.createAluno()
    const first = await apply(id, { carta_motivacao: 'Olá' }, aluna, key)
    const hers = await apply(id, {}, outra, key)
    await cancel(id)
    const second = await apply(id, { carta_motivacao: 'Olá' }, aluna, key)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
    expect(await hasApplied(id)).toBe(true)
    // The keys of other calls stay.
    expect(await apply(id, {}, outra, key)).toMatchObject({ status: 201, body: hers.body })
  })
})

test('as a professor, as nobody or to an unknown vaga is 403, 401, 404 on every call of a student', async () => {
  const { id } = await newVaga()
  for (const [method, path] of [
    ['GET', `/api/candidaturas/vaga/ID/candidatura-status`],
    ['POST', `/candidaturas/vaga/ID`],
    ['DELETE', `/candidaturas/vaga/ID`],
  ] as const) {
    const statusFor = async (vaga: number, as?: Usuario) =>
      (await board.call(`${method} ${path.replace('ID', String(vaga))}`, as && { as })).status
    expect([path, await statusFor(id, professora), await statusFor(id), await statusFor(999_999, aluna)]).toEqual([
      path,
      403,
      401,
      404,
    ])
  }
})

test('a student can still cancel after the vaga closed', async () => {
  const { id } = await newVaga()
  await apply(id)
  await board.call(`PUT /vagas/${id}/status`, { as: professora, body: { status: 'encerrada' } })
  expect((await cancel(id)).status).toBe(204)
})

describe('the candidates of a vaga', () => {
  test('are seen by the author with letters, and in the second call with courses, oldest first', async () => {
    const { id } = await newVaga()
    const outra = await board.createAluno()
    await apply(id, { carta_motivacao: 'Primeira' })
    await apply(id, {}, outra)
    const candidatos = await board.call<Candidato[]>(`GET /vagas/${id}/candidatos`, { as: professora })
    const nova = { etapa: 'recebida', retida: false, versao: 0 }
    expect(candidatos.body).toMatchObject([
      { ...nova, carta_motivacao: 'Primeira' },
      { ...nova, carta_motivacao: null },
    ])
    expect(candidatos.body[0]?.candidato).toEqual({
      id: aluna.id,
      usuario: aluna.usuario,
      email: aluna.email,
      avatar: '/avatares/a.webp',
    })
    const { body } = await board.call<Candidato[]>(`GET /candidaturas/vaga/${id}`, { as: professora })
    expect(body.map(({ candidato }) => candidato['curso'])).toEqual(['Direito', null])
  })

  test('say when a manager last moved them, or wrote to them since they applied', async () => {
    const { id } = await newVaga()
    const write = (de: Usuario, para: Usuario) =>
      board.call('POST /mensagens', { as: de, body: { destinatario_id: para.id, conteudo: 'Oi' } })
    const respondida = async () => {
      const { body } = await board.call<Candidato[]>(`GET /candidaturas/vaga/${id}`, { as: professora })
      return body.map(({ respondida_em: em }) => em && Date.parse(em))
    }
    const [outra, colega] = [await board.createAluno(), await board.createProfessor()]
    await write(professora, aluna)
    await apply(id)
    await apply(id, {}, outra)
    await write(colega, aluna)
    await write(aluna, professora)
    expect(await respondida()).toEqual([null, null])
    const antes = Date.now() - 1000
    await write(professora, aluna)
    const [escrita] = await respondida()
    expect(escrita).toBeGreaterThan(antes)
    const { body } = await board.call<Array<{ id: number }>>(`GET /candidaturas/vaga/${id}`, { as: professora })
    const movimentos = body.map(({ id: candidatura }) => ({ candidatura, versao: 0 }))
    await board.call(`POST /vagas/${id}/selecao/movimentos`, {
      as: professora,
      body: { movimentos, para: 'em_analise' },
    })
    const [movida, outraMovida] = await respondida()
    expect(movida).toBeGreaterThanOrEqual(Number(escrita))
    expect(outraMovida).toBe(movida)
    // What the student does is no answer to them.
    await board.call(`POST /candidaturas/vaga/${id}/retirada`, { as: outra, body: {} })
    expect(await respondida()).toEqual([movida, outraMovida])
  })

  test('are refused to students, other professors and nobody', async () => {
    const { id } = await newVaga()
    const outro = await board.createProfessor()
    for (const path of [`/vagas/ID/candidatos`, `/candidaturas/vaga/ID`]) {
      const statusFor = async (as?: Usuario, vaga = id) =>
        (await board.call(`GET ${path.replace('ID', String(vaga))}`, as && { as })).status
      expect(await statusFor(aluna)).toBe(403)
      expect(await statusFor(outro)).toBe(403)
      expect(await statusFor()).toBe(401)
      expect(await statusFor(professora, 999_999)).toBe(404)
    }
  })
})

test("the student's own candidaturas come newest first, in windows, with the vaga as the list shows it", async () => {
  const outra = await board.createAluno()
  const vagas = [await newVaga({ titulo: 'Um' }), await newVaga({ titulo: 'Dois' }), await newVaga({ titulo: 'Três' })]
  for (const { id } of vagas) await apply(id, {}, outra)
  const own = async (query: string) => (await board.call<Own>(`GET /candidaturas?${query}`, { as: outra })).body
  const first = await own('limit=2')
  expect([first.total, first.candidaturas.map(({ vaga }) => vaga.titulo)]).toEqual([3, ['Três', 'Dois']])
  expect((await own('skip=2')).candidaturas.map(({ vaga }) => vaga.titulo)).toEqual(['Um'])
  const { body } = await board.call<VagaAnswer>(`GET /vagas/${vagas[2]?.id}`, { as: outra })
  expect(body).toMatchObject(first.candidaturas[0]?.vaga ?? {})
  expect((await board.call('GET /candidaturas', { as: professora })).status).toBe(403)
  expect((await board.call('GET /candidaturas')).status).toBe(401)
})

test("the student's own candidaturas that are over come last, by what the student sees", async () => {
  const aluno = await board.createAluno()
  const vagas = [await newVaga(), await newVaga(), await newVaga(), await newVaga()].map(({ id }) => id)
  for (const id of vagas) await apply(id, {}, aluno)
  const set = (id: number | undefined, values: Partial<typeof candidaturas.$inferInsert>) =>
    board.db
      .update(candidaturas)
      .set(values)
      .where(and(eq(candidaturas.vagaId, Number(id)), eq(candidaturas.candidatoId, aluno.id)))
  await set(vagas[3], { etapa: 'nao_selecionada' })
  await set(vagas[2], { etapa: 'aprovada', retida: true, etapaMantida: 'entrevista' })
  await set(vagas[1], { etapa: 'aprovada' })
  const { body } = await board.call<Own>('GET /candidaturas?limit=4', { as: aluno })
  expect(body.candidaturas.map(({ vaga }) => vaga.id)).toEqual([vagas[2], vagas[0], vagas[3], vagas[1]])
})

test("the student's own candidaturas are counted by stage, whatever the window, as they see it", async () => {
  const aluno = await board.createAluno()
  const vagas = [await newVaga(), await newVaga(), await newVaga()]
  for (const { id } of vagas) await apply(id, {}, aluno)
  const decidida = and(eq(candidaturas.vagaId, Number(vagas[0]?.id)), eq(candidaturas.candidatoId, aluno.id))
  await board.db
    .update(candidaturas)
    .set({ etapa: 'aprovada', retida: true, etapaMantida: 'entrevista' })
    .where(decidida)
  const { body } = await board.call<Own>('GET /candidaturas?limit=1', { as: aluno })
  expect(body.total).toBe(3)
  expect(body.por_etapa.toSorted((one, other) => one.total - other.total)).toEqual([
    { etapa: 'entrevista', total: 1 },
    { etapa: 'recebida', total: 2 },
  ])
})

test("a student's own candidatura to one vaga can be requested alone, and nobody else gets it", async () => {
  const [uma, outra] = [await newVaga(), await newVaga()]
  const [dela, nada] = [await board.createAluno(), await board.createAluno()]
  await apply(uma.id, {}, dela)
  await apply(outra.id, {}, dela)
  const own = async (as: Usuario) => (await board.call<Own>(`GET /candidaturas?vaga=${uma.id}`, { as })).body
  expect(await own(dela)).toMatchObject({ total: 1, candidaturas: [{ etapa: 'recebida', vaga: { id: uma.id } }] })
  expect(await own(nada)).toEqual({ total: 0, por_etapa: [], candidaturas: [] })
  expect((await board.call('GET /candidaturas?vaga=x', { as: dela })).status).toBe(422)
})
