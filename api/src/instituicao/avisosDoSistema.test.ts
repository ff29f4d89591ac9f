import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { avisosDoSistema } from '../db/schema/avisosDoSistema.ts'
import { today } from '../prazos/today.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
const administradora = await board.createAdministrador()
afterAll(board.close)
beforeEach(() => board.db.delete(avisosDoSistema))

const novo = { texto: 'O mural para no sábado.', para: null, de: today(), ate: '2031-12-31' }
const publicar = (body: object) =>
  board.call<{ detail: unknown }>('POST /admin/avisos', { as: administradora, body: { ...novo, ...body } })
const ler = async () => (await board.call<Array<{ id: number }>>('GET /admin/avisos', { as: administradora })).body

test('a published one is changed and taken away, each with a line of the audit', async () => {
  expect((await publicar({ para: 'aluno' })).status).toBe(204)
  const [{ id, ...lido } = { id: 0 }] = await ler()
  expect(lido).toEqual({ ...novo, para: 'aluno' })
  const mudado = { ...novo, texto: 'O mural para no domingo.' }
  await board.call(`PUT /admin/avisos/${id}`, { as: administradora, body: mudado })
  expect(await ler()).toEqual([{ id, ...mudado }])
  await board.call(`DELETE /admin/avisos/${id}`, { as: administradora })
  expect(await ler()).toEqual([])
  const linhas = await board.db.select().from(auditoria).orderBy(auditoria.id)
  expect(linhas.slice(-3)).toMatchObject([
    { acao: 'publicou_aviso', depois: { para: 'aluno' } },
    { acao: 'mudou_aviso', antes: { texto: novo.texto }, depois: { texto: mudado.texto } },
    { acao: 'retirou_aviso', antes: { texto: mudado.texto } },
  ])
})

test.each([
  { de: '2031-12-31', ate: '2031-12-30', detail: 'O último dia não vem antes do primeiro.' },
  { de: '2020-01-01', ate: '2020-01-02', detail: 'Escolha um dia a partir de hoje.' },
])('is not from $de until $ate', async ({ detail, ...dias }) => {
  expect(await publicar(dias)).toMatchObject({ status: 422, body: { detail: [{ msg: detail }] } })
})

test('is the last of ten that are not over', async () => {
  await board.db.insert(avisosDoSistema).values(Array.from({ length: 9 }, () => novo))
  await board.db.insert(avisosDoSistema).values({ ...novo, de: '2020-01-01', ate: '2020-01-02' })
  expect((await publicar({})).status).toBe(204)
  expect((await publicar({})).status).toBe(409)
})

test('is with the institution on its days', async () => {
  await board.db.insert(avisosDoSistema).values([
    { ...novo, texto: 'Ontem', de: '2020-01-01', ate: '2020-01-02' },
    { ...novo, texto: 'Depois', de: '2031-12-31' },
  ])
  await publicar({ texto: 'Hoje', para: 'professor' })
  const { body } = await board.call<{ avisos: object[] }>('GET /instituicao')
  expect(body.avisos).toMatchObject([{ texto: 'Hoje', para: 'professor' }])
})
