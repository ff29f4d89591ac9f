import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { emitEvento, channel, followEventos, sendNextEventos, toPayloads } from './emitEvento.ts'
import type { Evento } from '../db/schema/apoio.ts'
import type { Connection } from '../db/connection.ts'
import { eventosAEnviar } from '../db/schema/apoio.ts'

let connection: Connection
let heard: Evento[] = []
let stop: () => Promise<void>
beforeAll(async () => {
  connection = await freshDatabase()
  const onPayload = (payload: string) => void heard.push(JSON.parse(payload) as Evento)
  const onReady = vi.fn()
  stop = await connection.listen(channel, { onReady, onPayload, onLost: () => {} })
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 10_000)
})
afterAll(async () => {
  await stop()
  await connection.close()
})
beforeEach(async () => {
  heard = []
  await connection.db.delete(eventosAEnviar)
})

const mensagem = (para: number, id: number): Evento => ({ tipo: 'mensagem', itens: [[para, id]] })
const ids = (para: number) => heard.flatMap(({ itens }) => itens.filter(([who]) => who === para).map(([, id]) => id))

test('payloads are few, and keep the order', () => {
  const many = Array.from({ length: 301 }, (_, id): [number, number] => [1, id])
  const payloads = toPayloads([
    mensagem(1, 7),
    mensagem(2, 8),
    { tipo: 'notificacao', itens: many },
    mensagem(1, 9),
  ]).map(payload => JSON.parse(payload) as Evento)
  expect(payloads.map(({ tipo, itens }) => [tipo, itens.length])).toEqual([
    ['mensagem', 2],
    ['notificacao', 300],
    ['notificacao', 1],
    ['mensagem', 1],
  ])
  expect(payloads.flatMap(({ itens }) => itens).map(([, id]) => id)).toEqual([7, 8, ...many.map(([, id]) => id), 9])
  expect(payloads.every(payload => JSON.stringify(payload).length < 8000)).toBe(true)
})

test('each evento is sent once, in order for each person, and then deleted', async () => {
  const { db } = connection
  const say = async (para: number) => {
    for (let id = 0; id < 300; id += 1)
      await inTransaction(db, transaction => emitEvento(transaction, mensagem(para, id)))
  }
  const tell = async () => {
    for (let turn = 0; turn < 100; turn += 1) await sendNextEventos(db)
  }
  await Promise.all([say(1), say(2), tell(), tell()])
  while (await db.$count(eventosAEnviar)) await sendNextEventos(db)
  await vi.waitFor(() => expect(ids(1).length + ids(2).length).toBe(600), 10_000)
  const all = Array.from({ length: 300 }, (_, id) => id)
  expect([ids(1), ids(2)]).toEqual([all, all])
  expect(await db.$count(eventosAEnviar)).toBe(0)
})

test('eventos of a process that was killed are sent by another one', async () => {
  const { db } = connection
  await emitEvento(db, mensagem(3, 1))
  const killed = inTransaction(db, async transaction => {
    await sendNextEventos(transaction)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await db.$count(eventosAEnviar)).toBe(1)
  await sendNextEventos(db)
  await vi.waitFor(() => expect(ids(3)).toEqual([1]), 10_000)
  expect(await sendNextEventos(db)).toBe(false)
})

test('each commit with an evento wakes the sender, and no other commit does', async () => {
  const { db } = connection
  const onCommit = vi.fn()
  const leave = followEventos(db, onCommit)
  await inTransaction(db, async transaction => void (await transaction.select().from(eventosAEnviar)))
  const failed = inTransaction(db, async transaction => {
    await emitEvento(transaction, mensagem(4, 1))
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(onCommit).not.toHaveBeenCalled()
  await inTransaction(db, async outer => {
    await inTransaction(outer, inner => emitEvento(inner, mensagem(4, 2)))
    expect(onCommit).not.toHaveBeenCalled()
  })
  expect(onCommit).toHaveBeenCalledTimes(1)
  await emitEvento(db, mensagem(4, 3))
  expect(onCommit).toHaveBeenCalledTimes(2)
  leave()
  await emitEvento(db, mensagem(4, 4))
  expect(onCommit).toHaveBeenCalledTimes(2)
})
