import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gestores } from '../db/schema.gestores.ts'
import { usuariosInteresses } from '../db/schema.interesses.ts'
import { vagas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
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

  test('requires what publishing requires', async () => {
    expect((await keep({ titulo: 'Oi' })).status).toBe(422)
    expect((await keep({ prazo: yesterday() })).status).toBe(422)
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
      return body.notificacoes.filter(({ acao }) => acao.href === `/opportunities/${id}`).length
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

  test("is refused of another professor's vaga, and of none", async () => {
    const { id } = await createVaga(board.db, { autorId: (await board.createProfessor()).id })
    for (const copia_de of [id, 2_000_000_000]) {
      expect(await keep({ copia_de })).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'copia_de'] }] } })
    }
  })
})
