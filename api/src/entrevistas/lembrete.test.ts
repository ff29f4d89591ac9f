import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { horarios } from '../db/schema/entrevistas.ts'
import { candidaturas } from '../db/schema.ts'
import { createEntrevistas } from '../testing/createEntrevistas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { remindNext } from './escolha.ts'

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board
let e: Awaited<ReturnType<typeof createEntrevistas>>
beforeEach(async () => {
  e = await createEntrevistas(board)
})

describe('leaving the interviews', () => {
  const move = (candidatura: number, para: string, reter = false) =>
    call(`POST /vagas/${e.vaga}/selecao/movimentos`, {
      as: e.autora,
      body: { movimentos: [{ candidatura, versao: 0 }], para, reter },
    })

  test.each([
    ['as decided', (candidatura: number) => move(candidatura, 'aprovada')],
    ['as withdrawn', () => call(`POST /candidaturas/vaga/${e.vaga}/retirada`, { as: e.ana, body: {} })],
  ])('%s frees what is to come, in silence', async (_, leave) => {
    const { ana, bia, apply, offerAt, choose, titles } = e
    const candidatura = await apply(ana)
    await apply(bia)
    const [id] = await offerAt(30)
    await choose(ana, id)
    expect((await leave(candidatura)).status).toBe(200)
    const [freed] = await db
      .select()
      .from(horarios)
      .where(eq(horarios.id, id ?? 0))
    expect(freed).toMatchObject({ candidaturaId: null, lembreteEm: null })
    expect((await titles(ana)).filter(titulo => titulo.includes('cancelado'))).toEqual([])
    expect((await choose(bia, id)).status).toBe(200)
  })

  test('by a decision that is held back keeps the horario until the release, and the student may still change it', async () => {
    const { autora, ana, apply, offerAt, list, choose, titles } = e
    const candidatura = await apply(ana)
    const [own, other] = await offerAt(30, 31)
    await choose(ana, own)
    const before = await titles(ana)
    await move(candidatura, 'lista_de_espera', true)
    expect(await titles(ana)).toEqual(before)
    expect((await choose(ana, other)).status).toBe(200)
    const held = async () => (await list(autora)).map(({ candidatura: de }) => de?.candidato.id ?? null)
    expect(await held()).toEqual([null, ana.id])
    await call(`POST /vagas/${e.vaga}/selecao/divulgacao`, { as: autora, body: {} })
    expect(await held()).toEqual([null, null])
  })

  test('keeps an interview that has begun, and those of others', async () => {
    const { autora, ana, bia, apply, offerAt, list, choose, begin } = e
    const candidatura = await apply(ana)
    await apply(bia)
    const [own, others] = await offerAt(30, 31)
    await choose(ana, own)
    await choose(bia, others)
    await begin(own)
    await move(candidatura, 'aprovada')
    expect((await list(autora)).map(({ candidatura }) => candidatura?.candidato.id)).toEqual([ana.id, bia.id])
  })
})

describe('the reminder', () => {
  const makeDue = (id: number | undefined) =>
    db
      .update(horarios)
      .set({ lembreteEm: sql`now()` })
      .where(eq(horarios.id, id ?? 0))
  const dueIn = async (id: number | undefined) => {
    const [found] = await db
      .select()
      .from(horarios)
      .where(eq(horarios.id, id ?? 0))
    return found?.lembreteEm ? (found.inicio.getTime() - found.lembreteEm.getTime()) / 3_600_000 : null
  }
  const reminders = async (of: Usuario) => (await e.titles(of)).filter(titulo => titulo.startsWith('Lembrete'))

  test('is due 24 hours before, and never for an interview that is nearer', async () => {
    const { ana, apply, offerAt, choose, giveBack } = e
    await apply(ana)
    const [near, far] = await offerAt(20, 30)
    await choose(ana, near)
    expect(await dueIn(near)).toBeNull()
    await choose(ana, far)
    expect(await dueIn(far)).toBe(24)
    await giveBack(ana)
    expect(await dueIn(far)).toBeNull()
  })

  test('reaches both once, and the student by mail too, however many processes look for it', async () => {
    const { autora, ana, apply, offerAt, choose, mails } = e
    await apply(ana)
    const [id] = await offerAt(30)
    await choose(ana, id)
    await board.app.lembretes.drain()
    expect(await reminders(ana)).toEqual([])
    await makeDue(id)
    await Promise.all([board.app.lembretes.drain(), remindNext(db), remindNext(db)])
    await board.app.lembretes.drain()
    expect(await reminders(ana)).toEqual(['Lembrete da sua entrevista'])
    expect(await reminders(autora)).toEqual([`Lembrete da entrevista com ${ana.usuario}`])
    expect((await mails(ana)).filter(subject => subject.startsWith('Lembrete'))).toHaveLength(1)
  })

  test('is not sent for an interview that has begun meanwhile, nor for a deleted candidatura', async () => {
    const { ana, apply, offerAt, choose, begin } = e
    const candidatura = await apply(ana)
    const [one] = await offerAt(30)
    await choose(ana, one)
    await makeDue(one)
    await begin(one)
    await board.app.lembretes.drain()
    expect(await dueIn(one)).toBeNull()
    await makeDue(one)
    await db.delete(candidaturas).where(eq(candidaturas.id, candidatura))
    await board.app.lembretes.drain()
    expect(await dueIn(one)).toBeNull()
    expect(await reminders(ana)).toEqual([])
  })
})
