import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { avisar, canal, followAvisos, tellNext, toPayloads } from './avisos.ts'
import type { Aviso } from './avisos.ts'
import type { Connection } from './connection.ts'
import { avisos } from './schema.apoio.ts'

let connection: Connection
let heard: Aviso[] = []
let stop: () => Promise<void>
beforeAll(async () => {
  connection = await freshDatabase()
  const onAviso = (payload: string) => void heard.push(JSON.parse(payload) as Aviso)
  const onReady = vi.fn()
  stop = await connection.ouvir(canal, { onReady, onAviso, onLost: () => {} })
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 10_000)
})
afterAll(async () => {
  await stop()
  await connection.close()
})
beforeEach(async () => {
  heard = []
  await connection.db.delete(avisos)
})

const mensagem = (para: number, id: number): Aviso => ({ tipo: 'mensagem', itens: [[para, id]] })
const ids = (para: number) => heard.flatMap(({ itens }) => itens.filter(([who]) => who === para).map(([, id]) => id))

test('payloads are few, and keep the order', () => {
  const many = Array.from({ length: 301 }, (_, id): [number, number] => [1, id])
  const payloads = toPayloads([
    mensagem(1, 7),
    mensagem(2, 8),
    { tipo: 'notificacao', itens: many },
    mensagem(1, 9),
  ]).map(payload => JSON.parse(payload) as Aviso)
  expect(payloads.map(({ tipo, itens }) => [tipo, itens.length])).toEqual([
    ['mensagem', 2],
    ['notificacao', 300],
    ['notificacao', 1],
    ['mensagem', 1],
  ])
  expect(payloads.flatMap(({ itens }) => itens).map(([, id]) => id)).toEqual([7, 8, ...many.map(([, id]) => id), 9])
  expect(payloads.every(payload => JSON.stringify(payload).length < 8000)).toBe(true)
})

test('what was told is told once, in its order for each person, and then forgotten', async () => {
  const { db } = connection
  const say = async (para: number) => {
    for (let id = 0; id < 300; id += 1) await db.transaction(transaction => avisar(transaction, mensagem(para, id)))
  }
  const tell = async () => {
    for (let turn = 0; turn < 100; turn += 1) await tellNext(db)
  }
  await Promise.all([say(1), say(2), tell(), tell()])
  while (await db.$count(avisos)) await tellNext(db)
  await vi.waitFor(() => expect(ids(1).length + ids(2).length).toBe(600))
  const all = Array.from({ length: 300 }, (_, id) => id)
  expect([ids(1), ids(2)]).toEqual([all, all])
  expect(await db.$count(avisos)).toBe(0)
})

test('what a process was about to tell when it was killed, another tells', async () => {
  const { db } = connection
  await avisar(db, mensagem(3, 1))
  const killed = db.transaction(async transaction => {
    await tellNext(transaction)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await db.$count(avisos)).toBe(1)
  await tellNext(db)
  await vi.waitFor(() => expect(ids(3)).toEqual([1]))
  expect(await tellNext(db)).toBe(false)
})

test('the teller is woken by each commit that tells something, and by no other', async () => {
  const { db } = connection
  const onTold = vi.fn()
  const leave = followAvisos(db, onTold)
  await db.transaction(async transaction => void (await transaction.select().from(avisos)))
  const failed = db.transaction(async transaction => {
    await avisar(transaction, mensagem(4, 1))
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(onTold).not.toHaveBeenCalled()
  await db.transaction(async outer => {
    await outer.transaction(inner => avisar(inner, mensagem(4, 2)))
    expect(onTold).not.toHaveBeenCalled()
  })
  expect(onTold).toHaveBeenCalledTimes(1)
  await avisar(db, mensagem(4, 3))
  expect(onTold).toHaveBeenCalledTimes(2)
  leave()
  await avisar(db, mensagem(4, 4))
  expect(onTold).toHaveBeenCalledTimes(2)
})
