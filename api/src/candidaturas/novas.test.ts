import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import { gestores } from '../db/schema/gestores.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

type Avisos = { nao_lidas: number; notificacoes: Array<{ titulo: string; lida: boolean }> }
type Estados = Array<{ id: number; versao: number }>

const avisos = async (as: Usuario) =>
  (await board.call<Avisos>('GET /notificacoes', { as })).body.notificacoes.map(({ titulo, lida }) => [titulo, lida])
const resumos = async ({ email }: Usuario) => {
  await board.db.update(avisosAEnviar).set({ proximaEm: sql`now()` })
  return board.mailsTo(email)
}

test('the professor who has decided on all of them has read of them, and no summary says otherwise', async () => {
  const [ana, rui] = [await board.createProfessor(), await board.createProfessor()]
  const vaga = await createVaga(board.db, { autorId: ana.id, titulo: 'Monitoria de Redes' })
  await board.db.insert(gestores).values({ vagaId: vaga.id, usuarioId: rui.id, visivel: false, aceitoEm: new Date() })
  for (let n = 0; n < 2; n += 1) {
    await board.call(`POST /candidaturas/vaga/${vaga.id}`, { as: await board.createAluno(), body: {} })
  }
  const todas = async () => (await board.call<Estados>(`GET /candidaturas/vaga/${vaga.id}`, { as: ana })).body
  const mover = async (n: number, para: string, reter = false) => {
    const movimentos = (await todas()).slice(n, n + 1).map(({ id, versao }) => ({ candidatura: id, versao }))
    await board.call(`POST /vagas/${vaga.id}/selecao/movimentos`, { as: ana, body: { movimentos, para, reter } })
  }
  const duas = '2 novas candidaturas em Monitoria de Redes'
  await mover(0, 'em_analise')
  expect(await avisos(ana)).toEqual([[duas, false]])
  // Its student may still cancel it: then it is taken out of the row.
  await mover(1, 'aprovada', true)
  expect(await avisos(ana)).toEqual([[duas, false]])
  await board.call(`POST /vagas/${vaga.id}/selecao/divulgacao`, { as: ana, body: {} })
  expect([await avisos(ana), await avisos(rui)]).toEqual([[[duas, true]], [[duas, false]]])
  expect([(await resumos(ana)).length, (await resumos(rui)).length]).toEqual([0, 1])
})
