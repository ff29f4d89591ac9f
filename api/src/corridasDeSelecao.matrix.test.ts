import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Db } from './db/connection.ts'
import { inTransaction } from './db/inTransaction.ts'
import { chavesDeIdempotencia } from './db/schema/apoio.ts'
import { gestores } from './db/schema/gestores.ts'
import { vagas } from './db/schema.ts'
import { createEntrevistas } from './testing/createEntrevistas.ts'
import { createGestores } from './testing/createGestores.ts'
import { createTestApp } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'
import { untilWaiting } from './testing/untilWaiting.ts'

/* Writes of one selection at the same moment. */

const board = await createTestApp()
afterAll(board.close)

/** PGlite has one transaction at a time. */
const rounds = process.env['TEST_DATABASE_URL'] ? 12 : 1
const eachRound = async (work: (round: number) => Promise<void>) => {
  for (let round = 0; round < rounds; round += 1) await work(round)
}

/** A student who applies to a vaga with this key, cancels, and reads whether they applied. */
const createCandidato = async () => {
  const [autora, aluno] = [await board.createProfessor(), await board.createAluno()]
  const url = `/candidaturas/vaga/${(await createVaga(board.db, { autorId: autora.id })).id}` as const
  return {
    aluno,
    rota: `POST ${url}`,
    apply: () => board.call(`POST ${url}`, { as: aluno, headers: { 'idempotency-key': 'k' } }),
    cancel: () => board.call(`DELETE ${url}`, { as: aluno }),
    hasApplied: async () =>
      (await board.call<{ has_applied: boolean }>(`GET /api${url}/candidatura-status`, { as: aluno })).body.has_applied,
  }
}

test('a key returns no candidatura that was cancelled meanwhile', () =>
  eachRound(async round => {
    const { apply, cancel, hasApplied } = await createCandidato()
    await Promise.all([apply(), wait(round).then(cancel)])
    expect((await apply()).status).toBe(201)
    expect(await hasApplied()).toBe(true)
  }))

test('a student who waits for a horario is told once of two that are given back', () =>
  eachRound(async () => {
    const { ana, bia, apply, offerAt, choose, giveBack, titles, mails } = await createEntrevistas(board)
    const [um, outro] = await offerAt(30, 31)
    for (const aluno of [ana, bia]) await apply(aluno)
    await Promise.all([choose(ana, um), choose(bia, outro)])
    const espera = await board.createAluno()
    await apply(espera)
    await Promise.all([giveBack(ana), giveBack(bia)])
    expect(await titles(espera)).toEqual(['Há horários para a sua entrevista'])
    expect(await mails(espera)).toEqual(['Há horários para a sua entrevista: Monitoria'])
  }))

test('an invitation that is accepted twice is accepted', () =>
  eachRound(async () => {
    const { gestora, convidar, responder } = await createGestores(board)
    await convidar({ usuario: gestora.id, visivel: false })
    const answers = await Promise.all([responder(gestora, true), responder(gestora, true)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
  }))

/** `call` waits for a transaction that has locked the vaga and makes this change of its managers. */
const during = <T>(vaga: number, change: (transaction: Db) => Promise<unknown>, call: () => Promise<T>) =>
  inTransaction(board.db, async transaction => {
    await transaction.select().from(vagas).where(eq(vagas.id, vaga)).for('no key update')
    await change(transaction)
    const answer = call()
    await untilWaiting(board.db)
    return { answer }
  }).then(({ answer }) => answer)

// On PGlite nobody waits.
if (process.env['TEST_DATABASE_URL']) {
  test('a cancellation forgets the key of an application that is committed while it waits', async () => {
    const { aluno, rota, apply, cancel, hasApplied } = await createCandidato()
    const outra = { usuarioId: aluno.id, rota, chave: 'outra', corpoHash: 'x', resposta: {} }
    await board.db.insert(chavesDeIdempotencia).values(outra)
    const { cancellation } = await inTransaction(board.db, async transaction => {
      await transaction.select().from(chavesDeIdempotencia).where(eq(chavesDeIdempotencia.rota, rota)).for('update')
      const answer = cancel()
      await Promise.race([answer, untilWaiting(board.db)])
      expect((await apply()).status).toBe(201)
      return { cancellation: answer }
    })
    await cancellation
    expect((await apply()).status).toBe(201)
    expect(await hasApplied()).toBe(true)
  })

  const edicao = { titulo: 'Monitoria de Óptica e Ondas', descricao: 'Uma descrição inteira.', prazo: '2999-12-31' }
  const writes = [
    ['an edit', (vaga: number) => `PUT /vagas/${vaga}`, { ...edicao, department_id: 1, location_id: 2, tipo_id: 1 }],
    ['a status', (vaga: number) => `PUT /vagas/${vaga}/status`, { status: 'finalizada' }],
    ['places', (vaga: number) => `PUT /vagas/${vaga}/selecao`, { vagas: 2 }],
    [
      'requirements',
      (vaga: number) => `PUT /vagas/${vaga}/requisitos`,
      { cr_minimo: 7, disciplinas: [], cursos: [], fechada: false },
    ],
    [
      'questions',
      (vaga: number) => `PUT /vagas/${vaga}/perguntas`,
      { perguntas: [], arquivo: { pedido: 'nao', instrucao: null } },
    ],
  ] as const

  test.each(writes)('%s of a manager who is removed meanwhile is refused', async (_what, toRoute, body) => {
    const { gestora, vaga, juntar } = await createGestores(board)
    await juntar(gestora)
    const removal = (db: Db) => db.delete(gestores).where(eq(gestores.vagaId, vaga))
    const route = toRoute(vaga) as `PUT ${string}`
    expect((await during(vaga, removal, () => board.call(route, { as: gestora, body }))).status).toBe(403)
  })

  test('a note and a rating of a manager who is removed meanwhile are refused', async () => {
    const { gestora, vaga, juntar } = await createGestores(board)
    const gestor = await juntar(gestora)
    const aluno = await board.createAluno()
    const { body } = await board.call<{ id: number }>(`POST /candidaturas/vaga/${vaga}`, { as: aluno })
    const removal = (db: Db) => db.delete(gestores).where(eq(gestores.id, gestor ?? 0))
    const write = () =>
      Promise.all([
        board.call(`POST /candidaturas/${body.id}/anotacoes`, { as: gestora, body: { texto: 'Boa carta.' } }),
        board.call(`PUT /candidaturas/${body.id}/avaliacao`, { as: gestora, body: { nota: 4, etiquetas: [] } }),
      ])
    expect((await during(vaga, removal, write)).map(({ status }) => status)).toEqual([403, 403])
  })

  test('a manager who has just accepted is told of a new candidatura', async () => {
    const { gestora, vaga, convidar, titulos } = await createGestores(board)
    await convidar({ usuario: gestora.id, visivel: false })
    const aluno = await board.createAluno({ usuario: 'Ana Lima' })
    const acceptance = (db: Db) => db.update(gestores).set({ aceitoEm: new Date() }).where(eq(gestores.vagaId, vaga))
    const apply = () => board.call(`POST /candidaturas/vaga/${vaga}`, { as: aluno })
    expect((await during(vaga, acceptance, apply)).status).toBe(201)
    expect(await titulos(gestora)).toContain('Nova candidatura de Ana Lima')
  })
}
