import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { eventosAEnviar } from '../db/schema/apoio.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { operacoes } from '../testing/operacoes.ts'

/*
 * A held decision, and the stage that it replaced, never reach a student: not by any call, event, notification or mail.
 */

const { paths }: { paths: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
)
const reads = Object.entries(paths).flatMap(([path, methods]) =>
  'get' in methods && !operacoes[`GET ${path}`]?.stream ? [`GET ${path}`] : [],
)

const board = await createTestApp()
afterAll(() => board.close())

/** The events that are stored for open pages, once each. */
const takeEventos = () => board.db.delete(eventosAEnviar).returning()

const segredo = 'Palavra que só vai com o resultado'

type Selecao = Awaited<ReturnType<typeof createSelecao>>

/**
 * All that a person can read, with every id of the selection, and the refusals of cancelling, withdrawing and applying.
 */
const readAll = async ({ vaga, candidatura, aluno, professora }: Selecao, as?: Usuario) => {
  const answers: Record<string, unknown> = {}
  for (const route of reads) {
    for (const id of [vaga.id, candidatura, aluno.id, professora.id]) {
      const url = route.replace(/\{\w+\}/, String(id)) as Parameters<TestApp['call']>[0]
      const { status, body } = await board.call(url, as && { as })
      answers[url] = { status, body }
    }
  }
  answers['GET /candidaturas?vaga'] = (await board.call(`GET /candidaturas?vaga=${vaga.id}`, as && { as })).body
  answers['GET /vagas?busca'] = (await board.call(`GET /vagas?busca=monitoria`, as && { as })).body
  for (const method of ['POST', 'DELETE'] as const) {
    const { status, body } = await board.call(`${method} /candidaturas/vaga/${vaga.id}`, as && { as })
    if (as === aluno) answers[method] = { status, body }
  }
  return answers
}

describe('a decision that is held back', () => {
  test.each(['em_analise', 'entrevista'])('is invisible to a student at %s, and so is its replacement', async vista => {
    const selecao = await createSelecao(board)
    const { mover, aluno } = selecao
    await mover(vista)
    const before = await readAll(selecao, aluno)
    const mails = (await board.mailsTo(aluno.email)).length
    expect(await takeEventos()).not.toEqual([])
    for (const para of ['aprovada', 'lista_de_espera', 'nao_selecionada']) {
      await mover(para, { reter: true, palavra: segredo })
      expect(await readAll(selecao, aluno)).toEqual(before)
    }
    expect(await board.mailsTo(aluno.email)).toHaveLength(mails)
    expect(await takeEventos()).toEqual([])
  })

  test('is in no response to the student, to another student or to a visitor', async () => {
    const selecao = await createSelecao(board)
    await selecao.mover('em_analise')
    await selecao.mover('nao_selecionada', { reter: true, palavra: segredo })
    await selecao.mover('aprovada', { reter: true, palavra: segredo })
    for (const as of [selecao.aluno, await board.createAluno(), undefined]) {
      const said = JSON.stringify(await readAll(selecao, as))
      for (const word of [segredo, 'nao_selecionada', '"retida":true', 'versao', 'divulgacao_em', 'aprovada']) {
        expect(said).not.toContain(word)
      }
    }
  })
})

test('other professors, and unconfirmed ones, cannot reach a selection', async () => {
  const { rota, candidatura, mover, estados, divulgar } = await createSelecao(board)
  const [outro, impostor] = [
    await board.createProfessor(),
    await board.createProfessor({ professorConfirmadoEm: null }),
  ]
  for (const as of [outro, impostor]) {
    const movimentos = [{ candidatura, versao: 0 }]
    const statuses = [
      (await board.call(`GET ${rota}`, { as })).status,
      (await board.call(`PUT ${rota}`, { as, body: { vagas: 1 } })).status,
      (await mover('aprovada', { as, movimentos })).status,
      (await divulgar({}, as)).status,
      (await divulgar({ em: new Date(Date.now() + 60_000).toISOString() }, as)).status,
      (await board.call(`DELETE ${rota}/divulgacao`, { as })).status,
      (await board.call(`GET /candidaturas/${candidatura}/historico`, { as })).status,
    ]
    expect(statuses).toEqual(Array(7).fill(403))
  }
  expect(await estados()).toMatchObject([{ etapa: 'recebida', versao: 0 }])
})

test("managing one vaga gives no access to another professor's candidaturas", async () => {
  const [dela, dele] = [await createSelecao(board), await createSelecao(board)]
  const { body } = await dele.mover('aprovada', { movimentos: [{ candidatura: dela.candidatura, versao: 0 }] })
  expect([body.movidas, body.recusadas.map(({ detail }) => detail)]).toEqual([[], ['Esta candidatura foi cancelada.']])
  expect(await dela.estados()).toMatchObject([{ etapa: 'recebida', versao: 0 }])
})
