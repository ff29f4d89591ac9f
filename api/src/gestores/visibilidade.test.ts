import { afterAll, expect, test } from 'vitest'
import { createGestores } from '../testing/createGestores.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

test('a co-manager is shown to students or hidden by the author and by themselves, and by nobody else', async () => {
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
  expect(await g.mostrar(g.gestora, outraId, true)).toMatchObject({
    status: 403,
    body: { detail: 'Só quem publicou esta oportunidade pode fazer isso.' },
  })
  for (const as of [await board.createProfessor(), aluna]) expect((await g.mostrar(as, id, true)).status).toBe(403)
  expect(await shown()).toEqual([])
  expect(await g.mostrar(g.autora, 999_999, true)).toMatchObject({
    status: 200,
    body: [{ visivel: false }, { visivel: false }],
  })
})
