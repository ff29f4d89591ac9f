import { afterAll, expect, test } from 'vitest'
import { candidaturasComecadas } from '../db/schema/salvas.ts'
import type { vagas } from '../db/schema.ts'
import { endOf, today } from '../prazos/today.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { remindNext } from './lembreteDeComecada.ts'

const board = await createTestApp()
afterAll(board.close)
const professora = await board.createProfessor()

const hoje = today()
/** An hour of a day at the university. */
const at = (hora: number, dia = hoje) => new Date(endOf(dia).getTime() + 1 - (24 - hora) * 3_600_000)
const amanha = today(at(36))
const noite = at(23)

const begin = async (ana: Usuario, given: Partial<typeof vagas.$inferSelect> = {}) => {
  const vaga = await createVaga(board.db, { autorId: professora.id, prazo: hoje, ...given })
  await board.call(`POST /vagas/${vaga.id}/passos`, { as: ana, body: { passo: 'comecou', origem: 'lista' } })
  return vaga
}
const told = async (as: Usuario) => {
  type Corpo = { notificacoes: Array<{ titulo: string; descricao: string; acao: { href: string } | null }> }
  const { body } = await board.call<Corpo>('GET /notificacoes', { as })
  return body.notificacoes.filter(({ titulo }) => titulo === 'As inscrições terminam hoje')
}
const kept = async () => (await board.db.select().from(candidaturasComecadas)).length

test('a student is reminded of what was begun and not sent on the last day from 9:00, once, however many processes look', async () => {
  const ana = await board.createAluno()
  const { id } = await begin(ana, { titulo: 'Monitoria de Grafos' })
  await begin(ana, { prazo: amanha })
  expect([await remindNext(board.db, at(8)), await told(ana)]).toEqual([false, []])
  await Promise.all([remindNext(board.db, at(9)), remindNext(board.db, at(9))])
  expect(await remindNext(board.db, noite)).toBe(false)
  const acao = { rotulo: 'Continuar', href: `/opportunities/${id}` }
  const descricao = 'Você começou a se candidatar a “Monitoria de Grafos” e ainda não enviou.'
  expect(await told(ana)).toMatchObject([{ descricao, acao }])
})

test('nobody is reminded of what was sent, cancelled, closed, or is saved and was told of on that day', async () => {
  const ana = await board.createAluno()
  const [enviada, cancelada, salva] = [await begin(ana), await begin(ana), await begin(ana)]
  const fechada = await begin(ana)
  for (const { id } of [enviada, cancelada]) await board.call(`POST /candidaturas/vaga/${id}`, { as: ana })
  expect((await board.call(`DELETE /candidaturas/vaga/${cancelada.id}`, { as: ana })).status).toBeLessThan(300)
  await board.call(`PUT /salvas/${salva.id}`, { as: ana })
  await board.db.execute(`update vagas_salvas set lembrada_em = now() where vaga_id = ${salva.id}`)
  await board.db.execute(`update vagas set status = 'encerrada' where id = ${fechada.id}`)
  await remindNext(board.db, noite)
  expect(await told(ana)).toEqual([])
})

test('that somebody began is kept until the last day of the vaga, and of an open one alone', async () => {
  await remindNext(board.db, at(33))
  const [ana, before] = [await board.createAluno(), await kept()]
  for (const rascunho of [false, true]) await begin(ana, { status: 'encerrada', rascunho })
  expect(await kept()).toBe(before)
  await begin(ana, { prazo: amanha })
  await remindNext(board.db, noite)
  expect(await kept()).toBe(before + 1)
  await remindNext(board.db, at(33))
  expect(await kept()).toBeLessThanOrEqual(before)
})
