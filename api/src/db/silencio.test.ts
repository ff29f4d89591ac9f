import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { createNetwork } from '../testing/createNetwork.ts'
import { loadSettings } from '../config.ts'
import { connectPostgres, openDatabase } from './connection.ts'
import type { Db } from './connection.ts'
import { inTransaction } from './inTransaction.ts'
import { listenWithPostgres } from './listen.ts'
import { readMisfit } from './understood.ts'

/* Connections that die silently, and limits of the pool. PGlite has neither. */

const server = process.env['TEST_DATABASE_URL']
const patient = { timeout: 40_000 }

describe.runIf(server)('a network that drops every packet', patient, () => {
  const open = async () => {
    const network = await createNetwork(new URL(server ?? ''))
    const connection = connectPostgres(network.url, () => {}, { queryTimeout: 3000, poolSize: 4 })
    const heard: string[] = []
    const stop = await connection.listen('avisos', {
      onReady: () => heard.push('ready'),
      onPayload: payload => heard.push(payload),
      onLost: () => heard.push('lost'),
    })
    await vi.waitFor(() => expect(heard).toEqual(['ready']), 10_000)
    const close = async () => {
      await stop()
      await connection.close()
      await network.close()
    }
    return { network, heard, ...connection, close }
  }

  test('is noticed by the listener, which then listens again', patient, async () => {
    const { network, heard, db, close } = await open()
    network.swallow(true)
    await vi.waitFor(() => expect(heard).toEqual(['ready', 'lost']), 20_000)
    network.swallow(false)
    await vi.waitFor(() => expect(heard).toEqual(['ready', 'lost', 'ready']), 20_000)
    await db.execute(sql`select pg_notify('avisos', 'oi')`)
    await vi.waitFor(() => expect(heard.at(-1)).toBe('oi'), 10_000)
    await close()
  })

  test('makes /ready fail', patient, async () => {
    const { network, ping, close } = await open()
    network.swallow(true)
    await expect(ping(readMisfit)).rejects.toThrow()
    network.swallow(false)
    await ping(readMisfit)
    await close()
  })

  const ask = (db: Db) => db.execute(sql`select 1`)

  test.each([
    ['query', ask],
    ['transaction', (db: Db) => inTransaction(db, ask)],
  ])('fails each %s within its time-out, and leaves no dead connection in the pool', patient, async (_, work) => {
    const { network, db, close } = await open()
    const all = () => Promise.allSettled(Array.from({ length: 4 }, () => work(db)))
    await Promise.all(Array.from({ length: 4 }, () => db.execute(sql`select pg_sleep(0.1)`)))
    network.swallow(true)
    const since = Date.now()
    expect((await all()).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect(Date.now() - since).toBeLessThan(5500)
    network.swallow(false)
    expect((await all()).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    await close()
  })
})

describe.runIf(server)('a heartbeat that could not be sent', patient, () => {
  test('is sent again, before the connection counts as lost', async () => {
    const pool = new pg.Pool({ connectionString: server })
    const notify = vi.fn((channel: string) => pool.query('select pg_notify($1, $2)', [channel, '']))
    notify.mockRejectedValueOnce(new Error('the pooler has not reconnected yet'))
    const heard: string[] = []
    const listen = listenWithPostgres({ connectionString: server ?? '', notify })
    const stop = await listen('avisos', {
      onReady: () => heard.push('ready'),
      onPayload: payload => heard.push(payload),
      onLost: () => heard.push('lost'),
    })
    await vi.waitFor(() => expect(heard).not.toEqual([]), 10_000)
    expect(heard).toEqual(['ready'])
    await stop()
    await pool.end()
  })
})

describe.runIf(server)('the pool', () => {
  const open = (queryTimeout?: number) => {
    const env = { DATABASE_URL: server, DATABASE_POOL_SIZE: '2', JWT_SECRET: randomBytes(32).toString('base64') }
    return openDatabase(loadSettings(env), () => {}, queryTimeout)
  }

  test('has no more connections than DATABASE_POOL_SIZE', async () => {
    const { db, close } = await open()
    const ask = () => db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`)
    const answers = await Promise.all(Array.from({ length: 6 }, ask))
    expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(2)
    await close()
  })

  test('gives up a query that has no response within its time-out, and its connection', async () => {
    const { db, close } = await open(1000)
    const timeOut = { cause: { message: 'Query read timeout' } }
    await expect(db.execute(sql`select pg_sleep(2)`)).rejects.toMatchObject(timeOut)
    const { rows } = await db.execute<{ answer: number }>(sql`select 1 as answer`)
    expect(rows).toEqual([{ answer: 1 }])
    await close()
  })
})

describe.runIf(server)('the connection of /ready', patient, () => {
  test('responds while all others are busy', async () => {
    const { db, ping, close } = connectPostgres(server ?? '', () => {}, { poolSize: 2 })
    const done: string[] = []
    const busy = Array.from({ length: 4 }, () => db.execute(sql`select pg_sleep(0.7)`).then(() => done.push('busy')))
    await ping(readMisfit)
    done.push('ping')
    await Promise.all(busy)
    expect(done[0]).toBe('ping')
    await close()
  })
})
