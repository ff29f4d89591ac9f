import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import { gestores } from '../db/schema/gestores.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { remindNext } from './lembreteDeResposta.ts'

let board: TestApp
let professora: Usuario
let ana: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
  ana = await board.createAluno()
})
afterAll(() => board.close())

const prometida = async () => {
  const { id } = await createVaga(board.db, { autorId: professora.id, titulo: 'Monitoria', prazo: '2999-03-10' })
  const which = eq(vagas.id, id)
  const prometer = (resposta_ate: string | null) =>
    board.call(`PUT /vagas/${id}`, { as: professora, body: { resposta_ate } })
  await prometer('2999-03-20')
  return {
    id,
    prometer,
    candidatar: () => board.call(`POST /candidaturas/vaga/${id}`, { as: ana }),
    decidir: (etapa: 'aprovada', retida: boolean) =>
      board.db
        .update(candidaturas)
        .set({ etapa, retida, etapaMantida: retida ? 'recebida' : null })
        .where(eq(candidaturas.vagaId, id)),
    lembraEm: async () => (await board.db.select().from(vagas).where(which))[0]?.lembreteDeRespostaEm?.toISOString(),
    vencer: () =>
      board.db
        .update(vagas)
        .set({ lembreteDeRespostaEm: sql`now()` })
        .where(which),
    avisos: async () => {
      const { body } = await board.call<{
        notificacoes: { titulo: string; descricao: string; acao: { href: string } }[]
      }>('GET /notificacoes?limit=100', { as: professora })
      return body.notificacoes
        .filter(({ titulo, acao }) => titulo.startsWith('Resposta prometida') && acao.href.endsWith(`/${id}`))
        .map(({ titulo, descricao }) => [titulo, descricao])
    },
  }
}

test('is due two days before in the morning, follows a change, is not due twice for a day, nor for one that is near', async () => {
  const { prometer, lembraEm } = await prometida()
  expect(await lembraEm()).toBe('2999-03-18T12:00:00.000Z')
  await prometer('2999-03-22')
  expect(await lembraEm()).toBe('2999-03-20T12:00:00.000Z')
  await prometer(null)
  expect(await lembraEm()).toBeUndefined()
  const hoje = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { id } = await createVaga(board.db, { autorId: professora.id, prazo: '2020-03-10' })
  await board.call(`PUT /vagas/${id}`, { as: professora, body: { resposta_ate: hoje } })
  const [near] = await board.db.select().from(vagas).where(eq(vagas.id, id))
  expect(near).toMatchObject({ respostaAte: hoje, lembreteDeRespostaEm: null })
})

test('reaches the managers once, however many processes look for it, and not again for the same day', async () => {
  const { candidatar, prometer, vencer, lembraEm, avisos } = await prometida()
  await candidatar()
  await board.app.lembretes.drain()
  expect(await avisos()).toEqual([])
  await vencer()
  await Promise.all([board.app.lembretes.drain(), remindNext(board.db), remindNext(board.db)])
  await board.app.lembretes.drain()
  expect(await avisos()).toEqual([['Resposta prometida até 20 de março', 'Monitoria: 1 candidato sem decisão.']])
  await prometer('2999-03-20')
  expect(await lembraEm()).toBeUndefined()
})

test('is in the summary of 18:00 of the managers who chose nothing, and not of one who left the vaga meanwhile', async () => {
  const { id, candidatar, vencer } = await prometida()
  await candidatar()
  const [fica, sai] = [await board.createProfessor(), await board.createProfessor()]
  const novo = { vagaId: id, visivel: true, aceitoEm: new Date() }
  await board.db.insert(gestores).values([fica, sai].map(({ id: usuarioId }) => ({ ...novo, usuarioId })))
  await vencer()
  await board.app.lembretes.drain()
  await board.db.delete(gestores).where(eq(gestores.usuarioId, sai.id))
  expect(await board.mailsTo(fica.email)).toEqual([])
  await board.db.update(avisosAEnviar).set({ proximaEm: sql`now()` })
  const resumo = {
    subject: 'O seu resumo do dia',
    text: expect.stringContaining('Resposta prometida até 20 de março: Monitoria: 1 candidato sem decisão.'),
  }
  expect(await board.mailsTo(fica.email)).toMatchObject([resumo])
  expect(await board.mailsTo(sai.email)).toEqual([])
})

test.each([
  ['nobody applied', false, false, []],
  ['everybody has their answer', true, false, []],
  [
    'a decision is held back',
    true,
    true,
    [['Resposta prometida até 20 de março', 'Monitoria: 1 resultado a divulgar.']],
  ],
])('where %s', async (_, candidatou, retida, expected) => {
  const { candidatar, decidir, vencer, avisos, lembraEm } = await prometida()
  if (candidatou) {
    await candidatar()
    await decidir('aprovada', retida)
  }
  await vencer()
  await board.app.lembretes.drain()
  expect(await avisos()).toEqual(expected)
  expect(await lembraEm()).toBeUndefined()
})
