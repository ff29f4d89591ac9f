import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { createDrain } from './drain.ts'

const closers: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

/** A server whose own timeout for idle connections is far longer than a test. */
async function start(listener: RequestListener, openStreams: () => ServerResponse[] = () => []) {
  const patient = { keepAliveTimeout: 600_000, headersTimeout: 600_000, requestTimeout: 600_000 }
  const server = createServer(patient, listener)
  const drain = createDrain(server, openStreams)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.closeAllConnections())
  const agent = new Agent({ keepAlive: true })
  closers.push(() => agent.destroy())
  const { port } = server.address() as AddressInfo
  const request = async () => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    return response
  }
  return { drain, port, request }
}

it('waits for a running request, but not for its keep-alive connection', async () => {
  let finish = () => {}
  const { drain, request } = await start((_, response) => {
    response.flushHeaders()
    finish = () => response.end('whole')
  })
  const response = await request()
  const drained = drain()
  finish()
  expect(await text(response)).toBe('whole')
  await drained
})

it('closes idle connections at once, before any timer fires', async () => {
  const { drain, request } = await start((_, response) => response.end('whole'))
  for (const response of await Promise.all(Array.from({ length: 3 }, request))) await text(response)
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] })
  await drain()
})

it('closes a connection at the first tick after its response', async () => {
  let finish = () => {}
  const { drain, request } = await start((_, response) => {
    response.flushHeaders()
    finish = () => response.end('whole')
  })
  const response = await request()
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] })
  const drained = drain()
  finish()
  await text(response)
  await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
  vi.advanceTimersToNextTimer()
  await drained
})

it('responds to a request that arrives on an idle connection just before shutdown', async () => {
  const { drain, port } = await start((_, response) => response.end('whole'))
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'data')
  // The operating system has it, and the server has not read it yet.
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const drained = drain()
  expect(await text(socket)).toContain('whole')
  await drained
})

it('keeps idle connections for a proxy that checks /ready until two checks have failed', async () => {
  const { drain, port, request } = await start((_, response) => response.end('whole'))
  const check = () => fetch(`http://127.0.0.1:${port}/ready`, { headers: { connection: 'close' } })
  await text(await request())
  await check()
  let isDrained = false
  const drained = drain().then(() => (isDrained = true))
  await check()
  await new Promise(resolve => setTimeout(resolve, 300))
  // The proxy does not know yet, and sends a request on its idle connection: it is the last one there.
  const response = await request()
  expect([await text(response), response.headers.connection]).toEqual(['whole', 'close'])
  expect(isDrained).toBe(false)
  await check()
  await drained
})

it('waits no longer than two seconds for a proxy that has stopped checking', async () => {
  const { drain, port } = await start((_, response) => response.end('whole'))
  await fetch(`http://127.0.0.1:${port}/ready`, { headers: { connection: 'close' } })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const drained = drain()
  vi.advanceTimersByTime(2000)
  await drained
})

it('does not wait for connections that never sent a byte', async () => {
  const { drain, port } = await start((_, response) => response.end())
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  socket.resume()
  await drain()
  await closed
})

it('serves the first request of a connection that was opened before', async () => {
  const { drain, port } = await start((_, response) => response.end('late'))
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const drained = drain()
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await text(socket)).toContain('late')
  await drained
})

it('ends event streams in batches, including those that begin meanwhile', async () => {
  const streams = new Set<ServerResponse>()
  const lots: number[] = []
  const { drain, request } = await start(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      streams.add(response)
      response.once('close', () => streams.delete(response))
    },
    () => {
      lots.push(streams.size)
      return [...streams]
    },
  )
  for (const response of await Promise.all(Array.from({ length: 120 }, request))) response.on('error', () => {})
  await drain()
  await expect.poll(() => streams.size, { timeout: 10_000 }).toBe(0)
  expect(lots.slice(0, 4)).toEqual([120, 120, 70, 20])
})
