import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { emailsAEnviar } from '../db/schema/apoio.ts'
import { mudancasDeEtapa } from '../db/schema/selecao.ts'
import { vagas } from '../db/schema.ts'
import { createSelecao, titulosDosAvisos } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { divulgar, releaseNext } from './divulgacao.ts'

const board = await createTestApp()
const { db, listen, settings } = board
let outroProcesso: FastifyInstance
beforeAll(async () => {
  outroProcesso = await buildApp({ db, listen, settings, maxEventLoopDelay: 0 })
})
// Its mails are sent elsewhere, so that it does not send those of the next test.
afterEach(() => outroProcesso.mailQueue.drain())
afterAll(async () => {
  await outroProcesso.close()
  await board.close()
})

const minute = 60_000
const daqui = (ms: number) => new Date(Date.now() + ms).toISOString()
const becomeDue = (vagaId: number, transaction: Pick<typeof db, 'update'> = db) =>
  transaction
    .update(vagas)
    .set({ divulgacaoEm: sql`now()` })
    .where(eq(vagas.id, vagaId))

/** Holds back a decision on everybody under review: approved, waiting list and not selected in turns. */
const hold = async (quantos: number) => {
  const selecao = await createSelecao(board, quantos)
  await selecao.mover('em_analise')
  const todos = await selecao.emDia()
  const decisoes = ['aprovada', 'lista_de_espera', 'nao_selecionada'] as const
  for (const [turn, para] of decisoes.entries()) {
    const movimentos = todos.filter((_, index) => index % 3 === turn)
    if (movimentos.length > 0) await selecao.mover(para, { movimentos, reter: true, palavra: `Palavra ${para}` })
  }
  return { ...selecao, esperada: (index: number) => decisoes[index % 3] ?? 'aprovada' }
}

type Retida = Awaited<ReturnType<typeof hold>>

/** Each student was notified once of the review and once of the result, in the app and by mail. */
const expectReleasedOnce = async ({ alunos, titulos, propria, esperada }: Retida) => {
  for (const [index, aluno] of alunos.entries()) {
    const etapa = esperada(index)
    const avisados = [titulosDosAvisos.em_analise, titulosDosAvisos[etapa]]
    expect(await titulos(aluno)).toEqual(avisados)
    expect((await board.mailsTo(aluno.email)).map(({ subject }) => subject)).toEqual(
      avisados.map(titulo => `${titulo}: Monitoria de Cálculo`),
    )
    expect(await propria(aluno)).toMatchObject({
      etapa,
      historico: [
        { de: 'recebida', para: 'em_analise', palavra: null },
        { de: 'em_analise', para: etapa, palavra: `Palavra ${etapa}` },
      ],
    })
  }
}

describe('releasing', () => {
  test('notifies everybody of their own result with its message, and counts as a change', async () => {
    const retidas = await hold(6)
    const { status, body } = await retidas.divulgar()
    expect(status).toBe(200)
    expect(body.divulgadas).toEqual(await retidas.estados())
    expect(body.divulgadas).toHaveLength(6)
    for (const divulgada of body.divulgadas) expect(divulgada).toMatchObject({ retida: false, versao: 3 })
    expect(body.selecao).toEqual({ vagas: null, aprovadas: 2, retidas: 0, divulgacao_em: null })
    await expectReleasedOnce(retidas)
    expect((await retidas.divulgar()).status).toBe(409)
  })

  test("shows the instant of the release in the student's history", async () => {
    const { mover, divulgar: release, aluno, propria, candidatura } = await createSelecao(board)
    await mover('em_analise')
    await mover('aprovada', { reter: true })
    const before = new Date('2026-01-02T03:04:05.000Z')
    await db.update(mudancasDeEtapa).set({ criadoEm: before }).where(eq(mudancasDeEtapa.candidaturaId, candidatura))
    await release()
    const [emAnalise, aprovada] = (await propria(aluno))?.historico ?? []
    expect(emAnalise?.criado_em).toBe(before.toISOString())
    expect(Date.parse(aprovada?.criado_em ?? '')).toBeGreaterThan(before.getTime())
  })

  test('leaves other vagas, visible stages and withdrawn candidaturas as they are', async () => {
    const [aqui, la] = [await createSelecao(board, 3), await hold(1)]
    await aqui.mover('em_analise')
    const movimentos = await aqui.emDia()
    await aqui.mover('entrevista', { movimentos: movimentos.slice(0, 1) })
    await aqui.mover('aprovada', { movimentos: movimentos.slice(1), reter: true })
    await aqui.retirar(aqui.alunos[2] ?? expect.fail())
    expect((await aqui.divulgar()).body.divulgadas.map(({ id }) => id)).toEqual([aqui.ids[1]])
    expect((await aqui.estados()).map(({ etapa }) => etapa)).toEqual(['entrevista', 'aprovada', 'retirada'])
    expect(await la.estados()).toMatchObject([{ retida: true }])
  })

  test('happens once for concurrent requests to two processes', async () => {
    const retidas = await hold(6)
    const authorization = `Bearer ${await board.tokenOf(retidas.professora)}`
    const url = `${retidas.rota}/divulgacao`
    const answers = await Promise.all(
      [board.app, outroProcesso, board.app, outroProcesso].map(app =>
        app.inject({ method: 'POST', url, headers: { authorization } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    for (const aluno of retidas.alunos) expect(await retidas.titulos(aluno)).toHaveLength(2)
  })

  test('that dies before its commit has notified nobody, and is done once by the next process', async () => {
    const retidas = await hold(6)
    const alvo = { id: retidas.vaga.id, usuarioId: retidas.professora.id }
    const killed = db.transaction(async transaction => {
      expect((await divulgar(transaction, alvo)).divulgadas).toHaveLength(6)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    for (const aluno of retidas.alunos) expect(await retidas.titulos(aluno)).toEqual([titulosDosAvisos.em_analise])
    await divulgar(db, alvo)
    await expectReleasedOnce(retidas)
  })
})

describe('a scheduled release', () => {
  test('waits for its time, includes later decisions, and can be cancelled', async () => {
    const retidas = await hold(1)
    const em = daqui(minute)
    const { status, body } = await retidas.divulgar({ em: em.replace('Z', '+00:00') })
    expect([status, body.divulgadas, body.selecao.divulgacao_em]).toEqual([200, [], em])
    await board.app.divulgacoes.drain()
    expect(await retidas.estados()).toMatchObject([{ retida: true, versao: 2 }])
    const back = await board.call(`DELETE ${retidas.rota}/divulgacao`, { as: retidas.professora })
    expect(back).toMatchObject({ status: 200, body: { selecao: { divulgacao_em: null, retidas: 1 } } })
    expect((await board.call(`DELETE ${retidas.rota}/divulgacao`, { as: retidas.professora })).status).toBe(200)
  })

  test('happens automatically, once, whichever process finds it first', async () => {
    const retidas = await hold(6)
    await retidas.divulgar({ em: daqui(minute) })
    await becomeDue(retidas.vaga.id)
    await Promise.all([board.app.divulgacoes.drain(), outroProcesso.divulgacoes.drain()])
    expect(await db.$count(vagas, isNotNull(vagas.divulgacaoEm))).toBe(0)
    for (const [index, aluno] of retidas.alunos.entries()) {
      expect(await retidas.titulos(aluno)).toEqual([
        titulosDosAvisos.em_analise,
        titulosDosAvisos[retidas.esperada(index)],
      ])
    }
  })

  test('happens at its time, not at the next poll of the queue, and notifies the professor', async () => {
    const retidas = await hold(2)
    await retidas.divulgar({ em: daqui(500) })
    // This app does not listen: it polls nothing every half minute.
    await vi.waitFor(
      async () => expect(await retidas.estados()).toMatchObject([{ retida: false }, { retida: false }]),
      20_000,
    )
    expect(await retidas.avisos(retidas.professora)).toMatchObject([
      {
        titulo: 'Resultado divulgado',
        descricao: 'Monitoria de Cálculo: 2 decisões foram divulgadas na hora marcada.',
        acao: { rotulo: 'Ver candidatos', href: `/professor/opportunities/${retidas.vaga.id}` },
      },
    ])
  })

  test('sends its mails at once', async () => {
    const retidas = await hold(1)
    await retidas.divulgar({ em: daqui(minute) })
    await board.app.mailQueue.drain()
    await becomeDue(retidas.vaga.id)
    await board.app.divulgacoes.drain()
    // Nothing else wakes the mail queue.
    await vi.waitFor(async () => expect(await db.$count(emailsAEnviar)).toBe(0), 10_000)
    await expectReleasedOnce(retidas)
  })

  test('that dies before its commit is done by the next process that starts', async () => {
    const retidas = await hold(3)
    await retidas.divulgar({ em: daqui(minute) })
    const killed = db.transaction(async transaction => {
      await becomeDue(retidas.vaga.id, transaction)
      expect(await releaseNext(transaction)).toBe(true)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await retidas.estados()).toMatchObject([{ retida: true }, { retida: true }, { retida: true }])
    await becomeDue(retidas.vaga.id)
    const next = await buildApp({ db, listen, settings, maxEventLoopDelay: 0 })
    await next.listen({ port: 0, host: '127.0.0.1' })
    await next.divulgacoes.drain()
    expect(await retidas.estados()).toMatchObject([{ retida: false }, { retida: false }, { retida: false }])
    expect(await releaseNext(db)).toBe(false)
    await next.close()
  })

  test('is cleared by an earlier release', async () => {
    const retidas = await hold(1)
    await retidas.divulgar({ em: daqui(minute) })
    expect((await retidas.divulgar()).body.selecao.divulgacao_em).toBeNull()
  })

  test('is cleared silently if nothing is held back any more', async () => {
    const { mover, divulgar: release, vaga, aluno, professora, titulos } = await hold(1)
    await release({ em: daqui(minute) })
    await mover('em_analise')
    await becomeDue(vaga.id)
    await board.app.divulgacoes.drain()
    expect(await titulos(aluno)).toEqual([titulosDosAvisos.em_analise])
    expect(await titulos(professora)).toEqual([])
  })

  test.each([
    ['that has passed', -minute, 'Escolha um momento que ainda não passou.'],
    ['in half a year and a day', 181 * 24 * 60 * minute, 'Escolha um momento dentro de 180 dias.'],
  ])('%s is refused with 422', async (_when, ms, msg) => {
    const { divulgar: release } = await hold(1)
    const { status, body } = await release({ em: daqui(ms) })
    expect([status, body.detail]).toEqual([422, [{ loc: ['body', 'em'], msg, type: 'custom' }]])
    expect((await release({ em: 'amanhã' })).status).toBe(422)
  })

  test('is refused with 409 if nothing is held back, and sets no time', async () => {
    const { divulgar: release, rota, professora } = await createSelecao(board)
    expect(await release({ em: daqui(minute) })).toMatchObject({
      status: 409,
      body: { detail: 'Não há resultados a divulgar.' },
    })
    expect((await board.call(`GET ${rota}`, { as: professora })).body).toMatchObject({ divulgacao_em: null })
  })
})
