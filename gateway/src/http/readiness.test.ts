import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { createPool } from '../upstream/transport/pool.ts'
import { createReadiness } from './readiness.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) await close()
})

/** An upstream whose other calls never end, and a gateway's two pools. */
async function start() {
  const upstream = { calls: 0, status: 200 }
  const server = createServer((request, response) => {
    if (request.url !== '/ready') return
    upstream.calls += 1
    response.writeHead(upstream.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [pool, probe] = [createPool(url, { connections: 1, queue: 0 }), createPool(url, { connections: 1 })]
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
    () => Promise.all([pool.close(), probe.close()]),
  )
  return { upstream, pool, isReady: createReadiness(probe.send) }
}

it('is ready while every connection is in use', async () => {
  const { pool, isReady } = await start()
  const busy = {
    method: 'GET' as const,
    headers: {},
    cancellation: new OperationCancellation(null, 60_000),
    most: 1000,
  }
  pool.send({ ...busy, path: '/vagas' }).catch(() => {})
  await expect(pool.send({ ...busy, path: '/ready' })).rejects.toThrow()
  expect(await isReady()).toBe(true)
})

it('sends one request a second, however often it is called', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { upstream, isReady } = await start()
  expect(await Promise.all(Array.from({ length: 10 }, isReady))).toEqual(Array.from({ length: 10 }, () => true))
  expect(upstream.calls).toBe(1)
  upstream.status = 503
  vi.advanceTimersByTime(1000)
  expect(await isReady()).toBe(false)
  upstream.status = 200
  vi.advanceTimersByTime(1000)
  expect(await isReady()).toBe(true)
  expect(upstream.calls).toBe(3)
})
