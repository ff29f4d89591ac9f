import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import type { NotificacaoAnswer } from '../notificacoes/notificacao.ts'
import { notify } from '../notificacoes/notify.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import type { alvosResponse } from './alvos.schemas.ts'

type Alvos = z.infer<typeof alvosResponse>

const nada: Alvos = { vagas: [], conversas: [], pessoas: [] }

let board: TestApp
beforeAll(async () => {
  board = await createTestApp()
})
afterAll(() => board.close())

const own = async (as: Usuario) => {
  const { body } = await board.call<{ notificacoes: NotificacaoAnswer[] }>('GET /notificacoes', { as })
  return body.notificacoes
}
const alvosOf = async (as: Usuario, ids: number[]) =>
  (await board.call<Alvos>(`GET /notificacoes/alvos?ids=${ids.join(',')}`, { as })).body

/** Notifications of all kinds that lead to something: a student's of a status, a message and a connection. */
const createAvisos = async () => {
  const [ana, bia, rita] = [await board.createAluno(), await board.createAluno(), await board.createProfessor()]
  const vaga = await createVaga(board.db, { autorId: rita.id })
  await board.call(`POST /candidaturas/vaga/${vaga.id}`, { as: ana })
  await board.call(`PUT /vagas/${vaga.id}/status`, { as: rita, body: { status: 'finalizada' } })
  await board.call('POST /mensagens', { as: bia, body: { destinatario_id: ana.id, conteudo: 'Oi!' } })
  await board.call(`PUT /rede/conexoes/${ana.id}`, { as: bia })
  return { ana, bia, rita, vaga }
}

test('a notificacao says what it leads to, and one call returns all of that', async () => {
  const { ana, bia, vaga, rita } = await createAvisos()
  const doAluno = await own(ana)
  expect(doAluno.map(({ alvo }) => alvo)).toEqual([
    { tipo: 'pessoa', id: bia.id },
    { tipo: 'conversa', id: bia.id },
    { tipo: 'vaga', id: vaga.id },
  ])
  const alvos = await alvosOf(
    ana,
    doAluno.map(({ id }) => id),
  )
  const { body: lida } = await board.call<object>(`GET /vagas/${vaga.id}`, { as: ana })
  expect(lida).toMatchObject(alvos.vagas[0] ?? {})
  expect(alvos).toMatchObject({
    vagas: [{ id: vaga.id, minha_etapa: 'recebida' }],
    conversas: [{ usuario_id: bia.id, nome: bia.usuario, ultima_mensagem: 'Oi!', nao_lidas: 1 }],
    pessoas: [{ id: bia.id, usuario: bia.usuario, avatar: null }],
  })
  const [candidatura] = await own(rita)
  expect(candidatura?.alvo).toEqual({ tipo: 'vaga', id: vaga.id })
  // A professor has no stage.
  expect(await alvosOf(rita, [candidatura?.id ?? 0])).toMatchObject({ vagas: [{ id: vaga.id, minha_etapa: null }] })
})

test('those that lead to a list, or to nothing, lead to no one thing', async () => {
  const ana = await board.createAluno()
  const fato = { tipo: 'engajamento', icone: 'award', descricao: 'Aconteceu.', vagaId: null } as const
  await notify(board.db, [ana.id], { ...fato, titulo: 'um', acao: null })
  await notify(board.db, [ana.id], { ...fato, titulo: 'dois', acao: { rotulo: 'Ver', href: '/opportunities' } })
  const avisos = await own(ana)
  expect(avisos.map(({ alvo }) => alvo)).toEqual([null, null])
  const ids = avisos.map(({ id }) => id)
  expect(await alvosOf(ana, ids)).toEqual(nada)
})

test("nobody reads what other people's notificacoes lead to", async () => {
  const { ana, bia, rita } = await createAvisos()
  const ids = (await own(ana)).map(({ id }) => id)
  for (const other of [bia, rita, await board.createAluno()]) expect(await alvosOf(other, ids)).toEqual(nada)
  expect((await board.call(`GET /notificacoes/alvos?ids=${ids.join(',')}`)).status).toBe(401)
  expect((await board.call('GET /notificacoes/alvos?ids=x', { as: ana })).status).toBe(422)
})

test('a person without a profile is not there', async () => {
  const { ana, bia } = await createAvisos()
  const ids = (await own(ana)).map(({ id }) => id)
  await board.db.update(usuarios).set({ emailVerificadoEm: null }).where(eq(usuarios.id, bia.id))
  expect((await board.call(`GET /users/${bia.id}`, { as: ana })).status).toBe(404)
  expect((await alvosOf(ana, ids)).pessoas).toEqual([])
})
