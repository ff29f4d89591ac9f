import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createEntrevistas, inHours, sala } from '../testing/createEntrevistas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board
let e: Awaited<ReturnType<typeof createEntrevistas>>
beforeEach(async () => {
  e = await createEntrevistas(board)
})

describe('horarios that a professor offers', () => {
  test('are listed by time, with the name of the candidate', async () => {
    const { autora, ana, offer, apply, list, choose } = e
    const candidatura = await apply(ana)
    const link = 'https://meet.example/abc'
    const { status, body } = await offer([
      { inicio: inHours(30), minutos: 20, link },
      { ...sala, inicio: inHours(29) },
    ])
    expect(status).toBe(201)
    expect(body.map(({ local, link }) => local ?? link)).toEqual(['Sala 5', link])
    await choose(ana, body[0]?.id)
    expect(await list(autora)).toEqual([
      {
        ...body[0],
        candidatura: { id: candidatura, candidato: { id: ana.id, usuario: ana.usuario, avatar: null } },
      },
      body[1],
    ])
  })

  test.each([
    ['over', { ...sala, inicio: inHours(-3) }],
    ['after a year', { ...sala, inicio: inHours(24 * 367) }],
    ['too short', { ...sala, inicio: inHours(2), minutos: 4 }],
    ['too long', { ...sala, inicio: inHours(2), minutos: 481 }],
    ['nowhere', { inicio: inHours(2), minutos: 30, local: ' ' }],
    ['at a link that is none', { inicio: inHours(2), minutos: 30, link: 'javascript:alert(1)' }],
    ['in a place that takes a page', { inicio: inHours(2), minutos: 30, local: 'x'.repeat(201) }],
  ])('is refused where it is %s', async (_, novo) => {
    const { autora, offer, list } = e
    expect((await offer([novo])).status).toBe(422)
    expect(await list(autora)).toEqual([])
  })

  test('are refused if two overlap, in one request or with an earlier one, but may touch', async () => {
    const { autora, offer } = e
    const first = { ...sala, inicio: inHours(2) }
    const touching = { ...sala, inicio: new Date(Date.parse(first.inicio) + 30 * 60_000).toISOString() }
    const overlapping = { ...sala, inicio: new Date(Date.parse(first.inicio) + 15 * 60_000).toISOString() }
    expect((await offer([first, overlapping])).status).toBe(422)
    expect((await offer([first])).status).toBe(201)
    const refused = await offer([overlapping])
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('se sobrepõem')
    expect((await offer([touching])).status).toBe(201)
    const other = await createVaga(db, { autorId: autora.id })
    const body = { horarios: [overlapping] }
    expect((await call(`POST /vagas/${other.id}/entrevistas`, { as: autora, body })).status).toBe(201)
  })

  test('are at most 50 in one request and 100 in the future', async () => {
    const { autora, offer, list, remove } = e
    const many = (from: number, count: number) =>
      offer(Array.from({ length: count }, (_, index) => ({ ...sala, inicio: inHours(from + index) })))
    expect((await many(1, 51)).status).toBe(422)
    expect((await many(1, 50)).status).toBe(201)
    expect((await many(51, 50)).status).toBe(201)
    expect((await many(101, 1)).status).toBe(422)
    const [first] = await list(autora)
    await remove(first?.id)
    expect((await many(101, 1)).status).toBe(201)
  })

  test('are offered once per idempotency key', async () => {
    const { autora, offer, list } = e
    const headers = { 'idempotency-key': 'uma-vez' }
    const novos = [{ ...sala, inicio: inHours(5) }]
    const [one, again] = [await offer(novos, headers), await offer(novos, headers)]
    expect(again).toMatchObject({ status: 201, body: one.body })
    expect(await list(autora)).toHaveLength(1)
  })

  test('are deleted, also twice; the candidate is notified, and may take another', async () => {
    const { autora, ana, apply, offerAt, choose, remove, titles, mails } = e
    const [free, taken, other] = await offerAt(30, 31, 32)
    await apply(ana)
    await choose(ana, taken)
    expect((await remove(free)).status).toBe(204)
    expect(await mails(ana)).toEqual(['Sua entrevista está marcada: Monitoria'])
    for (const _ of [1, 2]) expect((await remove(taken)).status).toBe(204)
    expect(await titles(ana)).toEqual(['O horário da sua entrevista foi cancelado', 'Sua entrevista está marcada'])
    expect(await mails(ana)).toEqual([
      'Sua entrevista está marcada: Monitoria',
      'O horário da sua entrevista foi cancelado: Monitoria',
    ])
    expect((await titles(autora))[0]).toBe(`O horário da entrevista com ${ana.usuario} foi cancelado`)
    expect((await choose(ana, other)).status).toBe(200)
  })

  test('are deleted without a notification once they have begun', async () => {
    const { ana, apply, offerAt, choose, remove, begin, titles } = e
    const [id] = await offerAt(30)
    await apply(ana)
    await choose(ana, id)
    await begin(id)
    expect((await remove(id)).status).toBe(204)
    expect(await titles(ana)).toEqual(['Sua entrevista está marcada'])
  })

  test('are not deleted by another professor, nor through a vaga of theirs', async () => {
    const { autora, offerAt, list, remove } = e
    const [id] = await offerAt(30)
    const outra = await board.createProfessor()
    expect((await remove(id, outra)).status).toBe(403)
    const dela = await createVaga(db, { autorId: outra.id })
    await call(`DELETE /vagas/${dela.id}/entrevistas/${id}`, { as: outra })
    expect(await list(autora)).toHaveLength(1)
  })
})

test('are deleted with a vaga that nobody applied to', async () => {
  const { autora, vaga, offerAt } = e
  await offerAt(30)
  expect((await call(`DELETE /vagas/${vaga}`, { as: autora })).status).toBe(204)
})
