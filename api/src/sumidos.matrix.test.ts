import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from './db/inTransaction.ts'
import { lockUsuario } from './db/lockUsuario.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { TestApp, Usuario } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'
import { toMultipart } from './testing/toMultipart.ts'
import { untilWaiting } from './testing/untilWaiting.ts'

/* Writes beside the deletion of what they write to: of a vaga by its author, or of a candidatura by its student. */

const board = await createTestApp()
afterAll(board.close)

type Route = Parameters<TestApp['call']>[0]
type Body = object
/** The ids of a round. */
type Ids = { vaga: number; candidatura: number }

/** PGlite has one transaction at a time. */
const rounds = process.env['TEST_DATABASE_URL'] ? 8 : 1
const pdf = readFileSync(new URL('historicos/testing/pdfs/tabela.pdf', import.meta.url))
const autora = await board.createProfessor()

const createRound = async () => {
  const aluno = await board.createAluno()
  const vaga = (await createVaga(board.db, { autorId: autora.id })).id
  const perguntas = { perguntas: [], arquivo: { pedido: 'opcional', instrucao: null } }
  await board.call(`PUT /vagas/${vaga}/perguntas`, { as: autora, body: perguntas })
  return { aluno, vaga }
}

/** None may fail: the deletion either came first, or it did not. */
const expectAnswers = (what: string, answers: Array<{ status: number; body: unknown }>) => {
  for (const { status, body } of answers) {
    expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(500)
    if (status >= 400) expect(body).toMatchObject({ detail: expect.anything() })
  }
}

const daVaga: Array<[string, (ids: Ids) => Body | undefined]> = [
  ['PUT /vagas/{vaga}/selecao', () => ({ vagas: 2 })],
  ['GET /vagas/{vaga}/selecao', () => undefined],
  ['DELETE /vagas/{vaga}/selecao/divulgacao', () => undefined],
  ['PUT /vagas/{vaga}/status', () => ({ status: 'em_analise' })],
  ['POST /vagas/{vaga}/gestores', () => ({ email: 'outra@puc.example', visivel: false })],
  ['GET /vagas/{vaga}', () => undefined],
]

test.each(daVaga)('%s beside the deletion of the vaga', async (route, toBody) => {
  for (let round = 0; round < rounds; round += 1) {
    const { vaga } = await createRound()
    const body = toBody({ vaga, candidatura: 0 })
    const url = route.replace('{vaga}', String(vaga)) as Route
    const write = () => board.call(url, { as: autora, ...(body && { body }) })
    expectAnswers(route, await Promise.all([write(), board.call(`DELETE /vagas/${vaga}`, { as: autora }), write()]))
  }
})

test('an application beside the deletion of the vaga', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { aluno, vaga } = await createRound()
    const apply = () => board.call(`POST /candidaturas/vaga/${vaga}`, { as: aluno })
    expectAnswers('apply', await Promise.all([apply(), board.call(`DELETE /vagas/${vaga}`, { as: autora }), apply()]))
  }
})

// On PGlite nobody waits.
if (process.env['TEST_DATABASE_URL']) {
  test('a PDF that waits for its person while the vaga is deleted is refused', async () => {
    const { aluno, vaga } = await createRound()
    const file = await toMultipart(pdf)
    const { upload } = await inTransaction(board.db, async transaction => {
      await lockUsuario(transaction, aluno.id)
      const answer = board.call(`POST /candidaturas/vaga/${vaga}/arquivo`, { as: aluno, ...file })
      await untilWaiting(board.db)
      expect((await board.call(`DELETE /vagas/${vaga}`, { as: autora })).status).toBe(204)
      return { upload: answer }
    })
    expect(await upload).toMatchObject({ status: 404, body: { detail: expect.any(String) } })
  })
}

const daCandidatura: Array<[string, 'aluno' | 'autora', (ids: Ids) => Body | undefined]> = [
  ['POST /candidaturas/{candidatura}/anotacoes', 'autora', () => ({ texto: 'Boa carta.' })],
  ['PUT /candidaturas/{candidatura}/avaliacao', 'autora', () => ({ nota: 4, etiquetas: ['boa'] })],
  ['PUT /vagas/{vaga}/avaliacoes', 'autora', ({ candidatura }) => ({ candidaturas: [candidatura], nota: 4 })],
  ['GET /candidaturas/{candidatura}/avaliacao', 'autora', () => undefined],
  ['GET /candidaturas/{candidatura}', 'autora', () => undefined],
  ['GET /candidaturas/{candidatura}/atendimento', 'autora', () => undefined],
  ['PUT /candidaturas/vaga/{vaga}/compartilhamento', 'aluno', () => ({ compartilhar: true })],
  ['POST /candidaturas/vaga/{vaga}/retirada', 'aluno', () => ({ palavra: null })],
  ['PUT /candidaturas/vaga/{vaga}/respostas', 'aluno', () => ({ respostas: [] })],
  ['GET /candidaturas/vaga/{vaga}/respostas', 'aluno', () => undefined],
  [
    'POST /vagas/{vaga}/selecao/movimentos',
    'autora',
    ({ candidatura }) => ({ movimentos: [{ candidatura, versao: 0 }], para: 'entrevista' }),
  ],
]

test.each(daCandidatura)('%s beside its cancellation', async (route, who, toBody) => {
  for (let round = 0; round < rounds; round += 1) {
    const { aluno, vaga } = await createRound()
    const made = await board.call<{ id: number }>(`POST /candidaturas/vaga/${vaga}`, { as: aluno })
    const ids = { vaga, candidatura: made.body.id }
    const as: Usuario = { aluno, autora }[who]
    const body = toBody(ids)
    const url = route.replace(/\{(\w+)\}/, (_, id: keyof Ids) => String(ids[id])) as Route
    const write = () => board.call(url, { as, ...(body && { body }) })
    const cancel = () => board.call(`DELETE /candidaturas/vaga/${vaga}`, { as: aluno })
    expectAnswers(route, await Promise.all([write(), cancel(), write(), cancel(), write()]))
  }
})
