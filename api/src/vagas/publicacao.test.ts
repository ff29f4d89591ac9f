import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidaturas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import type { VagaAnswer } from './vaga.ts'
import type { UpdateVaga } from './vagas.schemas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import type { Status } from './status.ts'

let board: TestApp
let aluna: Usuario
let professora: Usuario
let outro: Usuario

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno()
  professora = await board.createProfessor()
  outro = await board.createProfessor()
})
afterAll(() => board.close())

const nova = {
  titulo: 'Monitoria de Redes',
  descricao: 'Apoio às aulas de laboratório da disciplina.',
  prazo: '',
  interesses: [] as number[],
  location_id: 2,
  department_id: 19,
  tipo_id: 1,
  remuneracao: 0,
  horas_complementares: 40,
  desconto: 0,
}

const publish = (changes: Partial<Record<keyof UpdateVaga, unknown>> = {}, headers = {}, as = professora) =>
  board.call<VagaAnswer>('POST /vagas', { as, headers, body: { ...nova, ...changes } })

const yesterday = today(new Date(Date.now() - 24 * 60 * 60 * 1000))

describe('publishing', () => {
  test('returns the vaga, open, with its benefits, where 0 means none', async () => {
    const interesse = await createInteresse(board.db, 'Redes')
    const { status, body } = await publish({ interesses: [interesse, interesse], titulo: '  Monitoria de Redes  ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      titulo: 'Monitoria de Redes',
      status: 'em_andamento',
      prazo: `${today().slice(0, 4)}-12-31`,
      department: { name: 'Informática' },
      location: { name: 'PUC' },
      interesses: [{ id: interesse, nome: 'Redes' }],
      remuneracao: null,
      desconto: null,
      horas_complementares: 40,
      autor: { id: professora.id },
    })
  })

  test('makes it visible to students at once', async () => {
    const { body } = await publish({ titulo: 'Vaga recém-publicada' })
    const list = await board.call<{ vagas: VagaAnswer[] }>('GET /vagas?busca=recem', { as: aluna })
    expect(list.body.vagas.map(({ id }) => id)).toContain(body.id)
  })

  test.each([
    ['2999-03-09', '2999-03-09'],
    ['2999-03-09T23:00:00-03:00', '2999-03-09'],
    ['2999-03-10T02:59:59.999Z', '2999-03-09'],
    ['2999-03-10T03:00:00Z', '2999-03-10'],
    ['2999-03-09T20:00:00-07:00', '2999-03-10'],
    ['2999-03-09T23:30:00', '2999-03-09'],
    [null, `${today().slice(0, 4)}-12-31`],
  ])('takes the prazo %s as %s', async (prazo, expected) => {
    expect((await publish({ prazo })).body.prazo).toBe(expected)
  })

  test.each([
    [{ titulo: 'Oi  ' }, 'O título deve ter pelo menos 5 caracteres'],
    [{ titulo: 'a'.repeat(201) }, ''],
    [{ titulo: 'Com \0 nulo' }, ''],
    [{ descricao: 'curta' }, 'A descrição deve ter pelo menos 20 caracteres'],
    [{ descricao: 'a'.repeat(10_001) }, ''],
    [{ department_id: null }, 'O departamento é obrigatório'],
    [{ department_id: 999 }, 'O departamento escolhido não existe.'],
    [{ location_id: 0 }, 'A localização é obrigatória'],
    [{ location_id: 7 }, 'A localização escolhida não existe.'],
    [{ tipo_id: undefined }, 'O tipo de oportunidade é obrigatório'],
    [{ tipo_id: 77 }, 'O tipo de oportunidade escolhido não existe.'],
    [{ interesses: [999_999] }, 'Um dos interesses escolhidos não existe.'],
    [{ interesses: Array.from({ length: 31 }, (_, index) => index + 1) }, ''],
    [{ prazo: '2999-02-30' }, 'O prazo deve ser uma data válida.'],
    [{ prazo: yesterday }, 'O prazo não pode estar no passado.'],
    [{ desconto: 101 }, ''],
    [{ remuneracao: -1 }, ''],
    [{ horas_complementares: 1.5 }, ''],
  ])('refuses %j with 422', async (changes, sentence) => {
    const { status, body } = await publish(changes)
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(sentence)
  })

  test('is refused to students, and without a session', async () => {
    expect((await publish({}, {}, aluna)).status).toBe(403)
    expect((await board.call('POST /vagas', { body: nova })).status).toBe(401)
  })

  test('with the same Idempotency-Key happens once; with another body it is refused; others have their own keys', async () => {
    const key = { 'idempotency-key': 'k-1' }
    const [first, again] = await Promise.all([publish({}, key), publish({}, key)])
    expect(again.body).toEqual(first.body)
    expect((await publish({ titulo: 'Outro título' }, key)).status).toBe(422)
    expect((await publish({}, key, outro)).body.id).not.toBe(first.body.id)
  })

  test('that is refused stores no key', async () => {
    const key = { 'idempotency-key': 'k-2' }
    const missing = 1 + (await createInteresse(board.db, 'O último'))
    expect((await publish({ interesses: [missing] }, key)).status).toBe(422)
    expect(await createInteresse(board.db, 'O seguinte')).toBe(missing)
    expect((await publish({ interesses: [missing] }, key)).status).toBe(201)
  })
})

describe('editing', () => {
  const edicao = { titulo: 'Título novo', descricao: 'Uma descrição inteiramente nova.' }

  test('changes title, description and interests and keeps a missing prazo', async () => {
    const vaga = await createVaga(board.db, { autorId: professora.id, prazo: yesterday, temas: ['Física'] })
    const interesse = await createInteresse(board.db, 'Óptica')
    const { status, body } = await board.call<VagaAnswer>(`PUT /vagas/${vaga.id}`, {
      as: professora,
      body: { ...edicao, interesses: [interesse] },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...edicao, prazo: yesterday, interesses: [{ nome: 'Óptica' }] })
  })

  test('keeps a past prazo that is sent back, accepts a new one, and sets none in the past', async () => {
    const vaga = await createVaga(board.db, { autorId: professora.id, prazo: yesterday })
    const edit = (prazo: string) =>
      board.call<VagaAnswer>(`PUT /vagas/${vaga.id}`, { as: professora, body: { ...edicao, prazo } })
    expect((await edit(yesterday)).body.prazo).toBe(yesterday)
    expect((await edit('2999-01-01')).body.prazo).toBe('2999-01-01')
    expect((await edit(yesterday)).status).toBe(422)
  })

  test("changes only the prazo of a vaga whose texts are shorter than today's minimum", async () => {
    const textos = { titulo: 'TCC', descricao: 'A combinar.' }
    const vaga = await createVaga(board.db, { autorId: professora.id, prazo: yesterday, ...textos })
    const edit = (body: object) => board.call<VagaAnswer>(`PUT /vagas/${vaga.id}`, { as: professora, body })
    expect((await edit({ prazo: '2999-01-01' })).body).toMatchObject({ ...textos, prazo: '2999-01-01' })
    expect((await edit({})).body).toMatchObject({ ...textos, prazo: '2999-01-01' })
    expect((await edit(textos)).status).toBe(422)
  })

  test('corrects type, department, location and benefits, and leaves missing fields', async () => {
    const { body: vaga } = await publish({ remuneracao: 700, horas_complementares: 40 })
    const edit = (changes: object) =>
      board.call<VagaAnswer>(`PUT /vagas/${vaga.id}`, { as: professora, body: { ...edicao, ...changes } })
    const { body } = await edit({ tipo_id: 2, department_id: 3, location_id: 1, remuneracao: 0, desconto: 15 })
    expect(body).toMatchObject({
      tipo: { id: 2 },
      department: { id: 3 },
      location: { id: 1, name: 'Remoto' },
      remuneracao: null,
      desconto: 15,
      horas_complementares: 40,
      edicao_completa: true,
    })
    expect((await edit({ horas_complementares: null })).body).toEqual({
      ...body,
      titulo: edicao.titulo,
      horas_complementares: null,
    })
  })

  test('makes a corrected vaga appear under its new department at once', async () => {
    const { body: vaga } = await publish({ titulo: 'Achada pelo departamento' })
    await board.call(`PUT /vagas/${vaga.id}`, { as: professora, body: { ...edicao, department_id: 3 } })
    const found = async (departamento: number) => {
      const list = await board.call<{ vagas: VagaAnswer[] }>(`GET /vagas?departamento=${departamento}`, { as: aluna })
      return list.body.vagas.map(({ id }) => id)
    }
    expect(await found(3)).toContain(vaga.id)
    expect(await found(nova.department_id)).not.toContain(vaga.id)
  })

  test.each([
    [{ department_id: 999 }, 'O departamento escolhido não existe.'],
    [{ location_id: 7 }, 'A localização escolhida não existe.'],
    [{ tipo_id: 77 }, 'O tipo de oportunidade escolhido não existe.'],
    [{ tipo_id: 0 }, 'O tipo de oportunidade é obrigatório'],
    [{ desconto: 101 }, ''],
    [{ remuneracao: 1.5 }, ''],
  ])('refuses the correction %j and changes nothing', async (changes, sentence) => {
    const { body: vaga } = await publish()
    const body = { ...edicao, ...changes }
    const refused = await board.call(`PUT /vagas/${vaga.id}`, { as: professora, body })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain(sentence)
    expect((await board.call(`GET /vagas/${vaga.id}`, { as: professora })).body).toMatchObject({ titulo: vaga.titulo })
  })

  test("is for the vaga's managers only", async () => {
    const { id } = await createVaga(board.db, { autorId: professora.id })
    const statusFor = async (as?: Usuario, vaga = id) =>
      (await board.call(`PUT /vagas/${vaga}`, { ...(as && { as }), body: edicao })).status
    expect(await statusFor()).toBe(401)
    expect(await statusFor(aluna)).toBe(403)
    expect(await statusFor(outro)).toBe(403)
    expect(await statusFor(professora, 999_999)).toBe(404)
  })
})

describe('the status', () => {
  const move = async (from: Status, to: string, as = professora) => {
    const { id } = await createVaga(board.db, { autorId: professora.id, status: from })
    return board.call<VagaAnswer>(`PUT /vagas/${id}/status`, { as, body: { status: to } })
  }

  test.each<[Status, Status[]]>([
    ['aguardando', ['aguardando', 'em_analise', 'encerrada']],
    ['em_analise', ['em_analise', 'em_andamento', 'encerrada']],
    ['em_andamento', ['em_andamento', 'finalizada', 'encerrada']],
    ['finalizada', ['em_andamento', 'finalizada', 'encerrada']],
    ['encerrada', ['em_andamento', 'encerrada']],
  ])('%s goes to %s only', async (from, allowed) => {
    for (const to of ['aguardando', 'em_analise', 'em_andamento', 'finalizada', 'encerrada'] as const) {
      const { status, body } = await move(from, to)
      expect([to, status]).toEqual([to, allowed.includes(to) ? 200 : 422])
      const msg = expect.stringMatching(/^Uma vaga '.+' não pode passar a '.+'\.$/)
      expect(body).toMatchObject(status === 200 ? { status: to } : { detail: [{ loc: ['body', 'status'], msg }] })
    }
  })

  test('is none of the five: 422; another professor: 403; a student: 403; no such vaga: 404', async () => {
    expect((await move('em_andamento', 'aberta')).status).toBe(422)
    expect((await move('em_andamento', 'finalizada', outro)).status).toBe(403)
    expect((await move('em_andamento', 'finalizada', aluna)).status).toBe(403)
    const absent = await board.call('PUT /vagas/999999/status', { as: professora, body: { status: 'encerrada' } })
    expect(absent.status).toBe(404)
  })
})

describe('deleting', () => {
  test('works for the author, once', async () => {
    const { id } = await createVaga(board.db, { autorId: professora.id, temas: ['Física'] })
    expect((await board.call(`DELETE /vagas/${id}`)).status).toBe(401)
    expect((await board.call(`DELETE /vagas/${id}`, { as: aluna })).status).toBe(403)
    expect((await board.call(`DELETE /vagas/${id}`, { as: outro })).status).toBe(403)
    expect((await board.call(`DELETE /vagas/${id}`, { as: professora })).status).toBe(204)
    expect((await board.call(`DELETE /vagas/${id}`, { as: professora })).status).toBe(404)
  })

  test('is refused once somebody applied', async () => {
    const { id } = await createVaga(board.db, { autorId: professora.id })
    await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: aluna.id })
    const { status, body } = await board.call(`DELETE /vagas/${id}`, { as: professora })
    expect(status).toBe(409)
    expect(body).toEqual({ detail: 'Esta vaga já tem candidatos e não pode ser excluída. Finalize a seleção.' })
    expect((await board.call(`GET /vagas/${id}`, { as: aluna })).status).toBe(200)
  })
})

test("a professor's list has their own vagas, closed ones too, newest first, with the number of candidates and of new ones", async () => {
  const dona = await board.createProfessor()
  const old = await createVaga(board.db, { autorId: dona.id, criadoEm: new Date('2020-01-01'), status: 'encerrada' })
  const recent = await createVaga(board.db, { autorId: dona.id })
  const outra = { vagaId: old.id, candidatoId: (await board.createAluno()).id, etapa: 'em_analise' as const }
  await board.db.insert(candidaturas).values([{ vagaId: old.id, candidatoId: aluna.id }, outra])
  type Own = { vagas: Array<VagaAnswer & { candidates: number; candidatos_novos: number }> }
  const { body } = await board.call<Own>('GET /vagas/professor', { as: dona })
  expect(body.vagas.map(row => [row.id, row.candidates, row.candidatos_novos])).toEqual([
    [recent.id, 0, 0],
    [old.id, 2, 1],
  ])
  expect((await board.call('GET /vagas/professor', { as: aluna })).status).toBe(403)
  expect((await board.call('GET /vagas/professor')).status).toBe(401)
})
