import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { admit, createAdmission } from './admission.ts'
import type { Settings } from '../config.ts'
import { handleErrors } from '../http/errors.ts'
import { createShed } from './shed.ts'

describe('of concurrent requests', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  type Kind = Parameters<ReturnType<typeof createAdmission>['enter']>[0]

  /** The state of each request: 'in', 'refused', or none yet. */
  const start = (most: number) => {
    const admission = createAdmission(most)
    const state: Record<string, string> = {}
    const ask = async (name: string, kind: Kind = 'read') => {
      state[name] = (await admission.enter(kind)) ? 'in' : 'refused'
    }
    return { ask, state, leave: admission.leave, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
  }

  test('a limited number runs, and each that ends admits the next', async () => {
    const { ask, state, leave, pass } = start(2)
    for (const name of ['a', 'b', 'c', 'd']) void ask(name)
    await pass(0)
    expect(state).toEqual({ a: 'in', b: 'in' })
    leave()
    await pass(0)
    expect(state).toEqual({ a: 'in', b: 'in', c: 'in' })
    leave()
    leave()
    leave()
    for (const name of ['e', 'f', 'g']) void ask(name)
    await pass(0)
    expect(state).toMatchObject({ d: 'in', e: 'in', f: 'in' })
    expect(state).not.toHaveProperty('g')
  })

  test('writes run before reads, and reads before streams', async () => {
    const { ask, state, leave, pass } = start(1)
    void ask('first')
    void ask('stream', 'stream')
    void ask('read')
    void ask('write', 'write')
    const order: string[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      leave()
      await pass(0)
      order.push(...Object.keys(state).filter(name => name !== 'first' && !order.includes(name)))
    }
    expect(order).toEqual(['write', 'read', 'stream'])
  })

  test('none waits longer than its kind may, and a refused one takes no place', async () => {
    const { ask, state, leave, pass } = start(1)
    void ask('first')
    void ask('stream', 'stream')
    void ask('read')
    void ask('write', 'write')
    await pass(399)
    expect(state).toEqual({ first: 'in' })
    await pass(1)
    expect(state).toEqual({ first: 'in', read: 'refused' })
    await pass(200)
    expect(state).toMatchObject({ write: 'refused' })
    leave()
    await pass(0)
    expect(state).toMatchObject({ stream: 'in' })
  })

  test('a standing queue refuses reads early; after it was empty, a burst may wait again', async () => {
    const { ask, state, leave, pass } = start(1)
    void ask('first')
    void ask('old')
    await pass(200)
    void ask('late')
    void ask('typed', 'write')
    await pass(50)
    expect(state).toEqual({ first: 'in', late: 'refused' })
    leave()
    leave()
    await pass(0)
    expect(state).toMatchObject({ typed: 'in', old: 'in' })
    void ask('burst')
    await pass(399)
    expect(state).not.toHaveProperty('burst')
    leave()
    await pass(0)
    expect(state).toMatchObject({ burst: 'in' })
  })
})

describe('an API at its limit', () => {
  /** Two places. A request to /slow ends when the test says so. */
  const start = async () => {
    const app = Fastify()
    const ends: Array<() => void> = []
    app.decorate('settings', { databasePoolSize: 1 } as Settings).decorate('shed', createShed())
    handleErrors(app)
    const slow = () => new Promise(resolve => ends.push(() => resolve({ ok: true })))
    await app.register(async resources => {
      admit(resources)
      resources.get('/slow', slow)
      resources.post('/slow', slow)
      resources.get('/fails', async () => {
        throw new Error('a bug')
      })
      resources.get('/eventos', (request, reply) => {
        request.leave()
        reply.hijack()
        reply.raw.writeHead(200).flushHeaders()
      })
    })
    app.get('/ready', async () => ({ ok: true }))
    const begun = async (count: number) => vi.waitFor(() => expect(ends).toHaveLength(count), 10_000)
    return { app, ends, begun }
  }

  test('returns 503 with a varying Retry-After for what would wait, and counts it', async () => {
    const { app, ends, begun } = await start()
    const running = [app.inject('/slow'), app.inject('/slow')]
    await begun(2)
    const refused = await Promise.all(Array.from({ length: 40 }, () => app.inject('/slow')))
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(refused[0]?.headers).toMatchObject({ 'x-shed': '1' })
    expect(refused[0]?.json()).toEqual({
      detail: 'Muita gente está usando o mural agora. Tente de novo em instantes.',
    })
    const pauses = new Set(refused.map(({ headers }) => Number(headers['retry-after'])))
    expect(pauses.size).toBeGreaterThan(1)
    expect([...pauses].every(seconds => seconds >= 2 && seconds <= 5)).toBe(true)
    expect(app.shed.totals().get('waiting')).toBe(40)
    expect((await app.inject('/ready')).statusCode).toBe(200)
    for (const end of ends) end()
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await app.close()
  })

  test('frees its places after errors, open streams and clients that left', async () => {
    const { app, ends, begun } = await start()
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    for (let turn = 0; turn < 5; turn += 1) expect((await app.inject('/fails')).statusCode).toBe(500)
    const streams = []
    for (let turn = 0; turn < 5; turn += 1) {
      const asked = get(`${at}/eventos`, { agent: false })
      asked.on('error', () => {})
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      expect(response.statusCode).toBe(200)
      streams.push(asked)
    }
    for (let turn = 1; turn <= 5; turn += 1) {
      const asked = get(`${at}/slow`, { agent: false })
      asked.on('error', () => {})
      await begun(turn)
      asked.destroy()
      ends[turn - 1]?.()
    }
    const both = [app.inject('/slow'), app.inject({ method: 'POST', url: '/slow', payload: { a: 1 } })]
    await begun(7)
    for (const end of ends) end()
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    for (const each of streams) each.destroy()
    await app.close()
  })

  test('keeps no place for a body that is still being sent', async () => {
    const { app, ends, begun } = await start()
    const at = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const head = 'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'
    const sockets = Array.from({ length: 5 }, () => connect(Number(at.port), at.hostname))
    for (const socket of sockets) {
      socket.on('error', () => {})
      await once(socket, 'connect')
      await new Promise(resolve => socket.write(head, resolve))
    }
    const both = [app.inject('/slow'), app.inject('/slow')]
    await begun(2)
    for (const end of ends) end()
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
})
