import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidatar } from '../candidaturas/candidaturas.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { gestores } from '../db/schema/gestores.ts'
import { usuariosInteresses } from '../db/schema/interesses.ts'
import { vagas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import { nenhumArquivo } from '../perguntas/perguntas.ts'
import { semRequisitos } from '../requisitos/requisitos.ts'
import { publicarRascunho } from './rascunhos.ts'
import type { VagaDetalhada } from './vaga.ts'

let board: TestApp
let professora: Usuario
let temas: number[]

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
  temas = [await createInteresse(board.db, 'Fósseis'), await createInteresse(board.db, 'Museus')]
})
afterAll(() => board.close())

const corpo = {
  titulo: 'Curadoria de fósseis',
  descricao: 'Um semestre entre gavetas e etiquetas.',
  location_id: 2,
  department_id: 19,
  tipo_id: 1,
}

const keep = async (changes = {}) => {
  const body = { ...corpo, interesses: temas, ...changes }
  return board.call<VagaDetalhada>('POST /vagas/rascunhos', { as: professora, body })
}

const publish = (id: number, prazo?: string, as = professora) =>
  board.call<VagaDetalhada>(`POST /vagas/${id}/publicacao`, { as, body: { prazo } })

const yesterday = () => today(new Date(Date.now() - 24 * 60 * 60 * 1000))
const rowOf = async (id: number) => (await board.db.select().from(vagas).where(eq(vagas.id, id)))[0]

describe('a draft', () => {
  test('is in the list of its managers only, and closed for an older release', async () => {
    const { status, body } = await keep()
    expect([status, body.status]).toEqual([201, 'rascunho'])
    expect(await rowOf(body.id)).toMatchObject({ rascunho: true, status: 'encerrada' })
    const own = await board.call<{ vagas: VagaDetalhada[] }>('GET /vagas/professor', { as: professora })
    expect(own.body.vagas.find(({ id }) => id === body.id)).toMatchObject({ status: 'rascunho', candidates: 0 })
  })

  test('needs only a title', async () => {
    const { status, body } = await board.call<VagaDetalhada>('POST /vagas/rascunhos', {
      as: professora,
      body: { titulo: corpo.titulo },
    })
    expect(status).toBe(201)
    const nada = { titulo: corpo.titulo, descricao: '', tipo: null, department: null, location: null, interesses: [] }
    expect(body).toMatchObject(nada)
    const own = await board.call<{ vagas: VagaDetalhada[] }>('GET /vagas/professor', { as: professora })
    expect(own.body.vagas.find(({ id }) => id === body.id)).toMatchObject(nada)
    expect((await board.call(`GET /vagas/${body.id}`, { as: professora })).body).toMatchObject(nada)
  })

  test.each([
    ['a title that is too short', 'titulo', { titulo: 'Oi' }],
    ['no title', 'titulo', { titulo: undefined }],
    ['a description that is too short', 'descricao', { descricao: 'Curta.' }],
    ['a deadline that is past', 'prazo', { prazo: '2020-01-31' }],
    ['an unknown type', 'tipo_id', { tipo_id: 999 }],
    ['an unknown department', 'department_id', { department_id: 999 }],
    ['a number that is no number', 'lugares', { lugares: 0 }],
  ])('refuses %s', async (_, campo, changes) => {
    expect(await keep(changes)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', campo] }] } })
  })

  test('is filled in by an edit, and may lose its description again', async () => {
    const { id } = (await keep({ descricao: '', tipo_id: null, department_id: null, location_id: null })).body
    const edit = (body: object) => board.call<VagaDetalhada>(`PUT /vagas/${id}`, { as: professora, body })
    const { tipo_id, department_id, location_id, descricao } = corpo
    expect((await edit({ tipo_id, department_id, location_id, descricao })).body).toMatchObject({
      descricao,
      tipo: { id: tipo_id },
      department: { id: department_id },
      location: { id: location_id },
    })
    expect((await edit({ descricao: ' ' })).body).toMatchObject({ descricao: '', tipo: { id: tipo_id } })
    expect((await edit({ descricao: 'Curta.' })).status).toBe(422)
  })

  test('tells of two sessions that choose what it lacked', async () => {
    const { id } = (await keep({ tipo_id: null })).body
    const choose = (tipo_id: number, antes = {}) =>
      board.call(`PUT /vagas/${id}`, { as: professora, body: { tipo_id, antes: { tipo_id: null, ...antes } } })
    expect((await choose(1)).status).toBe(200)
    expect(await choose(2)).toMatchObject({ status: 409, body: { detail: [{ loc: ['body', 'tipo_id'] }] } })
    expect((await choose(2, { tipo_id: 1 })).status).toBe(200)
  })

  test('is edited, and has requirements, questions and places', async () => {
    const { id } = (await keep()).body
    const put = (path: string, body: object) => board.call(`PUT /vagas/${id}${path}`, { as: professora, body })
    expect(await put('', { titulo: 'Curadoria de minerais' })).toMatchObject({ body: { status: 'rascunho' } })
    expect((await put('/requisitos', { cr_minimo: 7, disciplinas: [], cursos: [], fechada: false })).status).toBe(200)
    const arquivo = { pedido: 'nao', instrucao: null }
    expect((await put('/perguntas', { perguntas: [], arquivo })).status).toBe(200)
    expect((await put('/selecao', { vagas: 2 })).status).toBe(200)
  })

  test('has no status to change', async () => {
    const { id } = (await keep()).body
    const change = { as: professora, body: { status: 'em_andamento' } }
    expect((await board.call(`PUT /vagas/${id}/status`, change)).status).toBe(422)
    expect(await rowOf(id)).toMatchObject({ rascunho: true, status: 'encerrada' })
  })

  test('is deleted', async () => {
    const { id } = (await keep()).body
    expect((await board.call(`DELETE /vagas/${id}`, { as: professora })).status).toBe(204)
  })
})

describe('publishing a draft', () => {
  test('opens it as new, and announces it to the students whom it matches, once', async () => {
    const aluna = await board.createAluno()
    await board.db.insert(usuariosInteresses).values(temas.map(interesseId => ({ usuarioId: aluna.id, interesseId })))
    const announced = async (id: number) => {
      await board.app.anuncios.drain()
      const { body } = await board.call<{ notificacoes: Array<{ acao: { href: string } }> }>('GET /notificacoes', {
        as: aluna,
      })
      return body.notificacoes.filter(({ acao }) => acao.href === `/opportunities/${id}?de=alerta`).length
    }
    const { id } = (await keep()).body
    const antes = new Date('2020-01-01')
    await board.db.update(vagas).set({ criadoEm: antes }).where(eq(vagas.id, id))
    expect(await announced(id)).toBe(0)
    expect((await publish(id)).body).toMatchObject({ status: 'em_andamento', prazo: `${today().slice(0, 4)}-12-31` })
    expect(await announced(id)).toBe(1)
    const first = await rowOf(id)
    expect(first?.criadoEm.getTime()).toBeGreaterThan(antes.getTime())
    expect((await publish(id)).status).toBe(200)
    expect(await rowOf(id)).toEqual(first)
    expect((await board.call(`GET /vagas/${id}`, { as: aluna })).status).toBe(200)
  })

  test('names all that is missing, and changes nothing', async () => {
    const vazio = { descricao: '', tipo_id: null, department_id: null, location_id: null }
    const { id } = (await keep({ ...vazio, prazo: '2999-12-31' })).body
    const { status, body } = await publish(id)
    expect(status).toBe(422)
    const detail = [
      ['descricao', 'A descrição deve ter pelo menos 20 caracteres'],
      ['department_id', 'O departamento é obrigatório'],
      ['location_id', 'A localização é obrigatória'],
      ['tipo_id', 'O tipo de oportunidade é obrigatório'],
    ].map(([campo, msg]) => ({ loc: ['body', campo], msg, type: 'custom' }))
    expect(body).toEqual({ detail })
    expect(await rowOf(id)).toMatchObject({ rascunho: true, status: 'encerrada' })
    await board.call(`PUT /vagas/${id}`, { as: professora, body: corpo })
    expect((await publish(id)).body).toMatchObject({ status: 'em_andamento', tipo: { id: corpo.tipo_id } })
  })

  test('is for its managers: not for a student, another professor or nobody', async () => {
    const { id } = (await keep()).body
    const body = {}
    const outra = await board.createProfessor()
    expect((await publish(id, undefined, outra)).status).toBe(404)
    expect((await publish(id, undefined, await board.createAluno())).status).toBe(403)
    expect((await board.call(`POST /vagas/${id}/publicacao`, { body })).status).toBe(401)
    await board.db.insert(gestores).values({ vagaId: id, usuarioId: outra.id, visivel: true, aceitoEm: new Date() })
    expect((await publish(id, undefined, outra)).status).toBe(200)
  })

  test('dates the vaga, its candidaturas and notificacoes when they are written, not when their transactions began', async () => {
    const { id } = (await keep()).body
    const aluna = await board.createAluno()
    await inTransaction(board.db, async transaction => {
      const [begun] = (await transaction.execute<{ em: string }>(sql`select now()::text as em, pg_sleep(0.05)`)).rows
      const isLater = async (from: SQL) => {
        const { rows } = await transaction.execute<{ later: boolean }>(
          sql`select criado_em > ${begun?.em}::timestamptz + interval '40 ms' as later from ${from}`,
        )
        return rows.every(({ later }) => later) && rows.length > 0
      }
      const { instituicao } = board.settings
      await publicarRascunho(transaction, { id, usuarioId: professora.id }, { prazo: null, exigencia: instituicao })
      expect(await isLater(sql`vagas where id = ${id}`)).toBe(true)
      const nova = { vagaId: id, candidatoId: aluna.id, cartaMotivacao: null, compartilhaHistorico: false }
      await candidatar(transaction, {
        nova,
        respondido: {},
        situacoes: board.settings.instituicao.situacoes,
        idempotencyKey: undefined,
      })
      expect(await isLater(sql`candidaturas where vaga_id = ${id}`)).toBe(true)
      expect(await isLater(sql`notificacoes where vaga_id = ${id}`)).toBe(true)
    })
  })

  test('needs a deadline that is not past', async () => {
    const { id } = await createVaga(board.db, {
      autorId: professora.id,
      rascunho: true,
      status: 'encerrada',
      prazo: yesterday(),
    })
    expect(await publish(id)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'prazo'] }] } })
    expect((await publish(id, yesterday())).status).toBe(422)
    expect((await publish(id, '2999-03-01')).body).toMatchObject({ status: 'em_andamento', prazo: '2999-03-01' })
  })
})

describe('a copy', () => {
  test('has the requirements, questions and link, and invites the co-managers', async () => {
    const [gestora, convidado] = [await board.createProfessor(), await board.createProfessor()]
    const original = await createVaga(board.db, {
      autorId: professora.id,
      linkVaga: 'https://example.org/vaga',
    })
    const requisitos = { cr_minimo: 8, disciplinas: [], cursos: ['Direito'], fechada: true }
    const perguntas = [{ texto: 'Qual turno?', tipo: 'escolha', obrigatoria: true, opcoes: ['Manhã', 'Tarde'] }]
    const pedido = { perguntas, arquivo: { pedido: 'obrigatorio', instrucao: 'O currículo' } }
    await board.call(`PUT /vagas/${original.id}/requisitos`, { as: professora, body: requisitos })
    await board.call(`PUT /vagas/${original.id}/perguntas`, { as: professora, body: pedido })
    await board.db.insert(gestores).values([
      { vagaId: original.id, usuarioId: gestora.id, visivel: true, aceitoEm: new Date() },
      { vagaId: original.id, email: convidado.email, visivel: false },
    ])
    const { body } = await keep({ copia_de: original.id })
    const copia = await board.call<VagaDetalhada>(`GET /vagas/${body.id}`, { as: professora })
    expect(copia.body).toMatchObject({
      status: 'rascunho',
      link_vaga: 'https://example.org/vaga',
      requisitos: { cr_minimo: 8, cursos: ['Direito'], fechada: true },
      perguntas: [perguntas[0]],
      arquivo: pedido.arquivo,
      gestores: [
        { usuario: { id: gestora.id }, visivel: true, aceito_em: null },
        { usuario: null, email: convidado.email, visivel: false, aceito_em: null },
      ],
    })
    for (const { email } of [gestora, convidado]) expect(await board.mailsTo(email)).toHaveLength(1)
  })

  test('has what the form says in place of the copied requirements and questions', async () => {
    const original = await createVaga(board.db, { autorId: professora.id })
    const antiga = { texto: 'Qual turno?', tipo: 'texto_curto', obrigatoria: true }
    await board.call(`PUT /vagas/${original.id}/requisitos`, { as: professora, body: { cr_minimo: 8 } })
    await board.call(`PUT /vagas/${original.id}/perguntas`, {
      as: professora,
      body: { perguntas: [antiga], arquivo: { pedido: 'obrigatorio', instrucao: null } },
    })
    const { body } = await keep({ copia_de: original.id, requisitos: {}, perguntas: [] })
    const copia = await board.call<VagaDetalhada>(`GET /vagas/${body.id}`, { as: professora })
    expect(copia.body).toMatchObject({ requisitos: semRequisitos, perguntas: [], arquivo: nenhumArquivo })
  })

  test("is refused of another professor's vaga, and of none", async () => {
    const { id } = await createVaga(board.db, { autorId: (await board.createProfessor()).id })
    for (const copia_de of [id, 2_000_000_000]) {
      expect(await keep({ copia_de })).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'copia_de'] }] } })
    }
  })
})
