import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/freePort.mjs'
import { buildApp } from '../app.ts'
import { limites } from './limites.ts'
import { createTestApp } from '../testing/createTestApp.ts'

/* Two API processes share their counts in the database or in Redis, and count separately while that is away. */

const redis = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find(path => existsSync(path))
if (!redis) process.stdout.write('Redis is not installed: no store of counts is tried.\n')
if (!redis) process.stdout.write('Neither Redis nor Valkey is installed: limits are not tried there.\n')

const max = Number(limites['email']?.max)
const board = await createTestApp()
afterAll(board.close)
const { db, listen, settings } = board

const start = async (redisUrl: string | null) => {
  let log = ''
  const logStream = { write: (line: string) => void (log += line) }
  const mail = { send: async () => {}, close: () => {} }
  const changed = { ...settings, redisUrl, logLevel: 'warn' }
  const app = await buildApp({ db, listen, settings: changed, mail, logStream, maxEventLoopDelay: 0 })
  /** How many of these requests from one network are admitted. */
  const flood = async (times: number, from: string) => {
    const call = { method: 'POST', url: '/auth/forgot-password', payload: {}, remoteAddress: from } as const
    const statuses: number[] = []
    for (let left = times; left > 0; left -= 1) statuses.push((await app.inject(call)).statusCode)
    return statuses.filter(status => status !== 429).length
  }
  return { app, flood, logged: () => log, close: () => app.close() }
}

test('the database counts for all processes', async () => {
  const [one, other] = [await start(null), await start(null)]
  const letThrough = (await one.flood(max - 10, '198.18.1.1')) + (await other.flood(20, '198.18.1.1'))
  expect(letThrough).toBe(max)
  await one.close()
  await other.close()
})

test('while the database is away a process counts alone, and logs it once', async () => {
  const alone = await start(null)
  const insert = vi.spyOn(db, 'insert').mockImplementation(() => {
    throw new Error('gone')
  })
  expect(await alone.flood(max + 10, '198.18.2.1')).toBe(max)
  expect(alone.logged().match(/each process counts on its own/g)).toHaveLength(1)
  insert.mockRestore()
  await alone.close()
})

test('the table of counts is unlogged: no count waits for the disk', async () => {
  const { rows } = await db.execute("select relpersistence::text as kept from pg_class where relname = 'contagens'")
  expect(rows).toEqual([{ kept: 'u' }])
})

describe.runIf(redis)('with REDIS_URL', () => {
  let server: ReturnType<typeof spawn>
  let url = ''
  beforeAll(async () => {
    const port = await freePort()
    url = `redis://127.0.0.1:${port}`
    server = spawn(redis ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
    let said = ''
    await new Promise<void>(resolve => {
      server.stdout?.on('data', chunk => /ready to accept/i.test((said += chunk)) && resolve())
    })
  })
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'close')
  }
  afterAll(stop)

  /** The connection is made in the background. */
  const connected = async () => {
    const app = await start(url)
    await vi.waitFor(async () => {
      const counted = await app.app.counts.createLimiter('ligado', { max: 1000, minutos: 1 }).penalty('quem')
      const other = await app.app.counts.createLimiter('ligado', { max: 1000, minutos: 1 }).get('quem')
      expect(other?.consumedPoints).toBe(counted.consumedPoints)
    }, 10_000)
    return app
  }

  test('Redis counts for all processes, and each counts alone while Redis is away', async () => {
    const [one, other] = [await connected(), await connected()]
    const together = (await one.flood(max - 10, '198.18.3.1')) + (await other.flood(20, '198.18.3.1'))
    expect(together).toBe(max)
    await stop()
    expect(await other.flood(max + 10, '192.0.2.4')).toBe(max)
    expect(other.logged()).toContain('each process counts on its own')
    await one.close()
    await other.close()
  })
})
