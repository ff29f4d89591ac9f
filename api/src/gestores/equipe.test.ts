import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { vagas } from '../db/schema.ts'
import { createGestores } from '../testing/createGestores.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

test('a co-manager is shown to students or hidden by every manager, and by nobody else', async () => {
  const g = await createGestores(board)
  const [outra, aluna] = [await board.createProfessor(), await board.createAluno()]
  const id = await g.juntar(g.gestora)
  const outraId = await g.juntar(outra)
  const shown = async () => (await g.ver(aluna)).gestores.map(({ usuario }) => usuario?.id)
  expect(await g.mostrar(g.autora, id, true)).toMatchObject({
    status: 200,
    body: [{ id, visivel: true }, { id: outraId }],
  })
  expect(await shown()).toEqual([g.gestora.id])
  expect((await g.mostrar(g.gestora, id, false)).status).toBe(200)
  expect(await shown()).toEqual([])
  expect((await g.mostrar(g.gestora, outraId, true)).status).toBe(200)
  expect(await shown()).toEqual([outra.id])
  expect((await g.mostrar(g.gestora, outraId, false)).status).toBe(200)
  for (const as of [await board.createProfessor(), aluna]) expect((await g.mostrar(as, id, true)).status).toBe(403)
  expect(await shown()).toEqual([])
  expect(await g.mostrar(g.autora, 999_999, true)).toMatchObject({
    status: 200,
    body: [{ visivel: false }, { visivel: false }],
  })
})

test('a co-manager invites and removes others, and the author is notified of who comes and goes', async () => {
  const g = await createGestores(board)
  await g.juntar(g.gestora)
  const outra = await board.createProfessor()
  const outraId = await g.juntar(outra, { as: g.gestora })
  expect((await g.titulos(g.gestora))[0]).toBe(`${outra.usuario} aceitou seu convite`)
  expect((await g.avisos(g.autora))[0]).toMatchObject({
    titulo: `${outra.usuario} agora cuida de uma oportunidade sua`,
    descricao: `Monitoria de Óptica, a convite de ${g.gestora.usuario}.`,
  })
  expect((await g.remover(g.gestora, outraId)).status).toBe(204)
  const removed = `Monitoria de Óptica. Quem removeu: ${g.gestora.usuario}.`
  expect((await g.avisos(outra))[0]).toMatchObject({
    titulo: 'Você não cuida mais de uma oportunidade',
    descricao: removed,
  })
  expect((await g.avisos(g.autora))[0]).toMatchObject({
    titulo: `${outra.usuario} deixou de cuidar de uma oportunidade`,
    descricao: removed,
  })
  expect((await g.titulos(g.gestora))[0]).toBe(`${outra.usuario} aceitou seu convite`)
  // A draft that they no longer see leads nowhere.
  await board.db.update(vagas).set({ rascunho: true, status: 'encerrada' }).where(eq(vagas.id, g.vaga))
  await g.remover(g.gestora, await g.juntar(outra))
  expect((await g.avisos(outra))[0]).toMatchObject({ descricao: removed, acao: null })
})

test('a co-manager invites neither herself nor the author', async () => {
  const g = await createGestores(board)
  await g.juntar(g.gestora)
  for (const usuario of [g.gestora.id, g.autora.id]) {
    expect((await g.convidar({ usuario }, { as: g.gestora })).status).toBe(422)
  }
  // By e-mail the response says nothing, and nothing comes of it.
  expect((await g.convidar({ email: g.autora.email }, { as: g.gestora })).status).toBe(201)
  expect(await board.mailsTo(g.autora.email)).toEqual([])
  expect(await g.convites(g.autora)).toEqual([])
})
