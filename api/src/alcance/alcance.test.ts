import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { passosDaVaga } from '../db/schema/alcance.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import { createGestores } from '../testing/createGestores.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import type { Alcance } from './alcance.schemas.ts'

const board = await createTestApp()
afterAll(board.close)
afterEach(() => void vi.useRealTimers())

const professora = await board.createProfessor()
const publish = async (given: Partial<typeof vagas.$inferSelect> = {}) =>
  (await createVaga(board.db, { autorId: professora.id, ...given })).id

const step = async (as: Usuario, vaga: number, passo = 'viu', origem = 'lista') =>
  (await board.call(`POST /vagas/${vaga}/passos`, { as, body: { passo, origem } })).status
const read = async (vaga: number, as: Usuario = professora) =>
  (await board.call<Alcance>(`GET /vagas/${vaga}/alcance`, { as })).body

const nada = { viram: 0, salvaram: 0, comecaram: 0, candidataram: 0 }

describe('the reach of a vaga', () => {
  test('is how many saw, saved, began and applied, by day and by origin', async () => {
    const [ana, bia, vaga] = [await board.createAluno(), await board.createAluno(), await publish()]
    expect(await read(vaga)).toMatchObject({ ...nada, dias: [] })
    expect(await step(ana, vaga, 'viu', 'alerta')).toBe(204)
    await step(bia, vaga, 'viu', 'lista')
    await step(bia, vaga, 'comecou', 'lista')
    await board.call(`PUT /salvas/${vaga}`, { as: bia })
    await board.call(`POST /candidaturas/vaga/${vaga}`, { as: bia })
    const todos = { viram: 2, salvaram: 1, comecaram: 1, candidataram: 1 }
    expect(await read(vaga)).toEqual({
      ...todos,
      origens: [
        { origem: 'lista', viram: 1, comecaram: 1 },
        { origem: 'busca', viram: 0, comecaram: 0 },
        { origem: 'alerta', viram: 1, comecaram: 0 },
        { origem: 'link', viram: 0, comecaram: 0 },
      ],
      dias: [{ dia: today(), ...todos }],
    })
  })

  test('has each of the last 30 days with a step, also those without', async () => {
    const [ana, vaga] = [await board.createAluno(), await publish()]
    const linha = { vagaId: vaga, origem: 'link', viram: 3 } as const
    await board.db.insert(passosDaVaga).values([
      { ...linha, dia: '2026-01-01' },
      { ...linha, dia: '2026-03-01' },
    ])
    // 23:30 in São Paulo is the next day in UTC.
    const criadoEm = new Date('2026-03-04T02:30:00Z')
    await board.db.insert(candidaturas).values({ vagaId: vaga, candidatoId: ana.id, criadoEm })
    const { viram, dias } = await read(vaga)
    expect([viram, dias.length, dias[0]?.dia]).toEqual([6, 30, '2026-02-02'])
    expect(dias.slice(-3)).toEqual([
      { ...nada, dia: '2026-03-01', viram: 3 },
      { ...nada, dia: '2026-03-02' },
      { ...nada, dia: '2026-03-03', candidataram: 1 },
    ])
  })

  test('is for those who manage it', async () => {
    const { autora, gestora, vaga, convidar, responder } = await createGestores(board)
    const aluna = await board.createAluno()
    const statusFor = async (as?: Usuario) => (await board.call(`GET /vagas/${vaga}/alcance`, as ? { as } : {})).status
    await convidar({ usuario: gestora.id, visivel: false })
    expect(await statusFor(gestora)).toBe(403)
    await responder(gestora, true)
    expect([await statusFor(autora), await statusFor(gestora)]).toEqual([200, 200])
    expect([await statusFor(professora), await statusFor(aluna), await statusFor()]).toEqual([403, 403, 401])
  })
})

describe('a step', () => {
  test('counts once a student, vaga and day, and again on the next', async () => {
    const [ana, bia, vaga] = [await board.createAluno(), await board.createAluno(), await publish()]
    const outra = await publish()
    for (const origem of ['lista', 'busca', 'lista']) await step(ana, vaga, 'viu', origem)
    await step(bia, vaga)
    await step(ana, outra)
    expect([(await read(vaga)).viram, (await read(outra)).viram]).toEqual([2, 1])
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date', 'performance'] })
    await step(ana, vaga)
    expect((await read(vaga)).dias.map(({ viram }) => viram)).toEqual([2, 1])
  })

  test('is of a student: managers, other professors and visitors count nothing', async () => {
    const vaga = await publish()
    const outra = await board.createProfessor()
    expect([await step(professora, vaga), await step(outra, vaga)]).toEqual([403, 403])
    expect((await board.call(`POST /vagas/${vaga}/passos`, { body: { passo: 'viu', origem: 'lista' } })).status).toBe(
      401,
    )
    expect((await read(vaga)).viram).toBe(0)
  })

  test('counts for an open vaga alone, and a draft, a hidden one and none are not found, however often', async () => {
    const ana = await board.createAluno()
    const fechada = await publish({ status: 'encerrada' })
    const vencida = await publish({ prazo: '2001-01-01' })
    expect([await step(ana, fechada), await step(ana, vencida)]).toEqual([204, 204])
    expect([(await read(fechada)).viram, (await read(vencida)).viram]).toEqual([0, 0])
    const rascunho = await publish({ rascunho: true, status: 'encerrada' })
    const oculta = await publish({ status: 'encerrada', statusOculto: 'em_andamento' })
    for (const id of [rascunho, oculta, 2_000_000_000, rascunho, oculta, 2_000_000_000]) {
      expect(await step(ana, id)).toBe(404)
    }
  })

  test('is one that is known', async () => {
    const [ana, vaga] = [await board.createAluno(), await publish()]
    expect([await step(ana, vaga, 'olhou'), await step(ana, vaga, 'viu', 'cartaz')]).toEqual([422, 422])
  })

  test('is kept without a person, and goes with the vaga', async () => {
    const [ana, vaga] = [await board.createAluno(), await publish()]
    await step(ana, vaga)
    const rows = await board.db.select().from(passosDaVaga).where(eq(passosDaVaga.vagaId, vaga))
    expect(rows).toEqual([{ vagaId: vaga, dia: today(), origem: 'lista', viram: 1, comecaram: 0 }])
    expect((await board.call(`DELETE /vagas/${vaga}`, { as: professora })).status).toBe(204)
    expect(await board.db.$count(passosDaVaga, eq(passosDaVaga.vagaId, vaga))).toBe(0)
  })
})
