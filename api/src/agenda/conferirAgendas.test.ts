import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { entradasDaAgenda } from '../db/schema/agenda.ts'
import { gestores } from '../db/schema/gestores.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import { createAgenda } from '../testing/createAgenda.ts'
import { createEntrevistas } from '../testing/createEntrevistas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { conferirProximas } from './conferirAgendas.ts'

const board = await createTestApp()
afterAll(board.close)
const { call, db } = board
const { open, read, salvar } = createAgenda(board)

let professora: Usuario
let ana: Usuario
beforeEach(async () => {
  professora = await board.createProfessor({ professorConfirmadoEm: new Date() })
  ana = await board.createAluno()
})

const emDias = (dias: number) => new Date(new Date(today()).getTime() + dias * 86_400_000).toISOString().slice(0, 10)
const create = (given: Partial<typeof vagas.$inferSelect> = {}) =>
  createVaga(db, { autorId: professora.id, titulo: 'Monitoria', ...given })
const change = (vaga: { id: number }, given: Partial<typeof vagas.$inferInsert>) =>
  db.update(vagas).set(given).where(eq(vagas.id, vaga.id))
/** So many days later. */
const wait = (dias: number) =>
  db.update(entradasDaAgenda).set({
    mudouEm: sql`mudou_em - ${dias} * interval '1 day'`,
    dia: sql`dia - ${dias}::int`,
    inicio: sql`inicio - ${dias} * interval '1 day'`,
  })

const inscricoes = 'Inscrições: Monitoria (até 23h59)'
const cancelado = `Cancelado: ${inscricoes}`

describe('the agenda of a student', () => {
  test('has deadlines of saved vagas that are open, and answers that are promised to candidaturas', async () => {
    const [aberta, hoje, prometida] = [
      await create(),
      await create({ prazo: today() }),
      await create({ respostaAte: emDias(9), prazo: emDias(-1) }),
    ]
    const [passada, encerrada, outra] = [
      await create({ prazo: emDias(-1), respostaAte: emDias(9) }),
      await create({ status: 'encerrada' }),
      await create({ respostaAte: emDias(9) }),
    ]
    for (const vaga of [aberta, hoje, passada, encerrada]) await salvar(ana, vaga.id)
    await db.insert(candidaturas).values([
      { vagaId: prometida.id, candidatoId: ana.id },
      { vagaId: outra.id, candidatoId: ana.id, etapa: 'retirada' },
    ])
    expect(await read(await open(ana))).toEqual([
      [`prazo-${aberta.id}`, inscricoes, 0, 'CONFIRMED'],
      [`prazo-${hoje.id}`, inscricoes, 0, 'CONFIRMED'],
      [`resposta-${prometida.id}`, 'Resposta: Monitoria (até 23h59)', 0, 'CONFIRMED'],
    ])
  })

  test('does not tell a decision that is held back', async () => {
    const vaga = await create({ respostaAte: emDias(9) })
    await db.insert(candidaturas).values({ vagaId: vaga.id, candidatoId: ana.id, etapa: 'em_analise' })
    const search = await open(ana)
    await db
      .update(candidaturas)
      .set({ etapa: 'nao_selecionada', retida: true })
      .where(eq(candidaturas.vagaId, vaga.id))
    expect(await read(search)).toMatchObject([[`resposta-${vaga.id}`, expect.anything(), 0, 'CONFIRMED']])
  })

  test.each<[string, (vaga: { id: number }) => Promise<unknown>]>([
    ['is not saved any more', ({ id }) => call(`DELETE /salvas/${id}`, { as: ana })],
    ['is closed', vaga => change(vaga, { status: 'encerrada' })],
    ['is hidden', vaga => change(vaga, { status: 'encerrada', statusOculto: 'em_andamento' })],
    ['is deleted', ({ id }) => call(`DELETE /vagas/${id}`, { as: professora })],
  ])('cancels the deadline of a vaga that %s, for 30 days', async (_, act) => {
    const vaga = await create()
    await salvar(ana, vaga.id)
    const search = await open(ana)
    await act(vaga)
    expect(await read(search)).toEqual([[`prazo-${vaga.id}`, cancelado, 1, 'CANCELLED']])
    await wait(29)
    expect(await read(search)).toHaveLength(1)
    await wait(2)
    expect(await read(search)).toEqual([])
  })

  test('counts each change once, also that an entry is back', async () => {
    const vaga = await create()
    await salvar(ana, vaga.id)
    const search = await open(ana)
    const sequence = async () => (await read(search)).map(([, , each]) => each)
    await change(vaga, { descricao: 'Outra descrição, que a agenda não tem.' })
    expect(await sequence()).toEqual([0])
    await change(vaga, { prazo: '2998-12-31' })
    expect(await sequence()).toEqual([1])
    expect(await sequence()).toEqual([1])
    await change(vaga, { status: 'encerrada' })
    await sequence()
    await change(vaga, { status: 'em_andamento' })
    expect(await read(search)).toEqual([[`prazo-${vaga.id}`, inscricoes, 3, 'CONFIRMED']])
  })

  test('keeps what is over for 90 days, and does not cancel it', async () => {
    const vaga = await create({ prazo: today() })
    await salvar(ana, vaga.id)
    const search = await open(ana)
    await change(vaga, { prazo: emDias(-1), status: 'encerrada' })
    await wait(1)
    expect(await read(search)).toEqual([[`prazo-${vaga.id}`, inscricoes, 0, 'CONFIRMED']])
    await wait(88)
    expect(await read(search)).toHaveLength(1)
    await wait(2)
    expect(await read(search)).toEqual([])
  })

  test('moves and cancels an interview as one entry', async () => {
    const e = await createEntrevistas(board)
    const candidatura = await e.apply(e.ana)
    const [one, other] = await e.offerAt(30, 31)
    await e.choose(e.ana, one)
    const search = await open(e.ana)
    const uid = `entrevista-${candidatura}`
    expect(await read(search)).toEqual([[uid, 'Entrevista: Monitoria', 0, 'CONFIRMED']])
    await e.choose(e.ana, other)
    expect(await read(search)).toEqual([[uid, 'Entrevista: Monitoria', 1, 'CONFIRMED']])
    await e.remove(other)
    expect(await read(search)).toEqual([[uid, 'Cancelado: Entrevista: Monitoria', 2, 'CANCELLED']])
  })
})

describe('the agenda of a professor', () => {
  test('has deadlines, answers and releases of the vagas that they manage', async () => {
    const vaga = await create({ respostaAte: emDias(9), divulgacaoEm: new Date(Date.now() + 86_400_000) })
    await create({ rascunho: true, status: 'encerrada', respostaAte: emDias(9) })
    const [gestora, convidada] = [
      await board.createProfessor({ professorConfirmadoEm: new Date() }),
      await board.createProfessor({ professorConfirmadoEm: new Date() }),
    ]
    await db.insert(gestores).values([
      { vagaId: vaga.id, usuarioId: gestora.id, visivel: true, aceitoEm: new Date() },
      { vagaId: vaga.id, usuarioId: convidada.id, visivel: true },
    ])
    const entradas = [
      [`divulgacao-${vaga.id}`, 'Divulgação dos resultados: Monitoria', 0, 'CONFIRMED'],
      [`prazo-${vaga.id}`, inscricoes, 0, 'CONFIRMED'],
      [`resposta-${vaga.id}`, 'Resposta: Monitoria (até 23h59)', 0, 'CONFIRMED'],
    ]
    expect(await read(await open(professora))).toEqual(entradas)
    const daGestora = await open(gestora)
    expect(await read(daGestora)).toEqual(entradas)
    expect(await read(await open(convidada))).toEqual([])
    await db.delete(gestores).where(eq(gestores.usuarioId, gestora.id))
    expect((await read(daGestora)).map(([, , , status]) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
  })

  test('has interviews that were chosen, without the name of the candidate', async () => {
    const e = await createEntrevistas(board)
    const candidatura = await e.apply(e.ana)
    await e.choose(e.ana, (await e.offerAt(30, 31))[0])
    const search = await open(e.autora)
    expect((await read(search)).filter(([uid]) => String(uid).startsWith('entrevista'))).toEqual([
      [`entrevista-${candidatura}`, 'Entrevista: Monitoria', 0, 'CONFIRMED'],
    ])
    expect((await createAgenda(board).get(search)).body).not.toContain(e.ana.usuario)
  })

  test('is empty for one whose role is not confirmed', async () => {
    const outra = await board.createProfessor({ professorConfirmadoEm: null })
    await createVaga(db, { autorId: outra.id })
    expect(await read(await open(outra))).toEqual([])
  })
})

test('an agenda is compared once in five minutes, however many processes look', async () => {
  await open(ana)
  expect(await conferirProximas(db)).toBe(false)
})
