import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'
import { UpstreamFailure } from '../failure.ts'
import { standardLimits } from './dispatch.ts'

const query = '{ viewer { usuario { nome } } }'
const ana = { id: 7, usuario: 'Ana' }

/**
 * A gateway with production limits, but without pauses between retries; `answer` is the upstream's current response.
 */
function create(answer: (call: number) => unknown) {
  let call = 0
  const script = { 'GET /users/7': () => answer((call += 1)) }
  const limits = { failures: standardLimits.failures, backoff: 0 }
  const { execute, calls, logged } = createTestGateway(script, { limits })
  return { ask: () => execute(query, {}, { token: aluna }), calls, logged }
}

const states = (logged: Record<string, unknown>[]) => logged.flatMap(({ state }) => state ?? [])

describe('an upstream that fails three calls in ten', () => {
  it('gets at most a fifth more calls than there are requests, and stays in use', async () => {
    const { ask, calls, logged } = create(call => ([0, 3, 7].includes(call % 10) ? reply(503) : ana))
    const requests = 500
    let answered = 0
    for (let index = 0; index < requests; index += 1) if (!(await ask()).codes) answered += 1
    expect(calls.length).toBeLessThanOrEqual(requests * 1.2)
    expect(answered).toBeGreaterThanOrEqual(requests * 0.7)
    expect(states(logged)).toEqual([])
  })
})

describe('an upstream that is down', () => {
  it('gets only one probe at a time, and is used again once a probe succeeds', async () => {
    let dead = true
    const { ask, calls, logged } = create(() => (dead ? reply(503) : ana))
    while (states(logged).length === 0) await ask()
    const before = calls.length
    const answers = await Promise.all(Array.from({ length: 100 }, ask))
    expect(answers.every(({ codes }) => codes?.[0] === 'UPSTREAM_UNAVAILABLE')).toBe(true)
    expect(calls).toHaveLength(before)
    dead = false
    await wait(600)
    const [probe, ...others] = await Promise.all(Array.from({ length: 5 }, ask))
    expect(probe?.data.viewer.usuario.nome).toBe('Ana')
    expect(others.every(({ codes }) => codes?.[0] === 'UPSTREAM_UNAVAILABLE')).toBe(true)
    expect((await ask()).codes).toBeUndefined()
    expect(states(logged)).toEqual(['open', 'half-open', 'closed'])
  })

  it('gets no call before its Retry-After has passed', async () => {
    const { ask, calls } = create(() => reply(503, {}, 'application/json', '120'))
    for (let index = 0; index < 30; index += 1) await ask()
    // A retry would come too early, so each call was a request.
    expect(calls).toHaveLength(16)
    await wait(600)
    await ask()
    expect(calls).toHaveLength(16)
  })
})

describe('a failure that is not the upstream’s', () => {
  it('leaves the breaker closed', async () => {
    const { ask, calls, logged } = create(() => Promise.reject(new UpstreamFailure('unavailable', 'the queue is full')))
    for (let index = 0; index < 50; index += 1) await ask()
    expect(calls).toHaveLength(50)
    expect(states(logged)).toEqual([])
  })
})
