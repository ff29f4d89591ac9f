import { afterAll, expect, test } from 'vitest'
import { createEntrevistas } from '../testing/createEntrevistas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import { operacoes } from '../testing/operacoes.ts'

/* What professors write about a candidatura, and the answers to all that its student does with it. */

const board = await createTestApp()
afterAll(() => board.close())

const [etiqueta, anotacao] = ['Confiar nela', 'Isto fica com a autora.']

/** Every call with which a student changes their candidatura. Uploads come before there is one. */
const mudancas = Object.keys(operacoes).filter(
  route => /^(POST|PUT|DELETE) \/candidaturas\/vaga\//.test(route) && !route.endsWith('/arquivo'),
)

test('reaches the student with no change of theirs, whether it is made or refused', async () => {
  const { autora, ana, vaga, apply, offerAt } = await createEntrevistas(board)
  const candidatura = await apply(ana)
  const [horario] = await offerAt(30)
  const path = `/candidaturas/${candidatura}` as const
  await board.call(`PUT ${path}/avaliacao`, { as: autora, body: { nota: 5, etiquetas: [etiqueta] } })
  await board.call(`POST ${path}/anotacoes`, { as: autora, body: { texto: anotacao } })
  const kept = JSON.stringify((await board.call(`GET ${path}/avaliacao`, { as: autora })).body)
  expect(kept).toContain(etiqueta)

  const feitas: Array<[string, number, object?]> = [
    ['POST /candidaturas/vaga/{id}', 409, {}],
    ['DELETE /candidaturas/vaga/{id}', 409],
    ['PUT /candidaturas/vaga/{id}/compartilhamento', 200, { compartilhar: true }],
    ['PUT /candidaturas/vaga/{id}/respostas', 200, { respostas: [] }],
    ['PUT /candidaturas/vaga/{id}/entrevista', 200, { horario }],
    ['DELETE /candidaturas/vaga/{id}/entrevista', 204],
    ['POST /candidaturas/vaga/{id}/retirada', 200, {}],
  ]
  expect(feitas.map(([route]) => route).toSorted()).toEqual(mudancas.toSorted())
  for (const [route, status, body] of feitas) {
    const url = route.replace('{id}', String(vaga)) as Parameters<TestApp['call']>[0]
    const answer = await board.call(url, { as: ana, ...(body && { body }) })
    expect([route, answer.status]).toEqual([route, status])
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`${etiqueta}|${anotacao}|nota"|etiquetas|anotacoes`))
  }
})
