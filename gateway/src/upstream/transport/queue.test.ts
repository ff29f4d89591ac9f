import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Cancellation } from './cancellation.ts'
import { Queue } from './queue.ts'

const queues: Queue[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const queue of queues.splice(0)) queue.close()
  vi.useRealTimers()
})

const limits = { person: 2, address: 4, turns: 1, alone: 3, waitingOfPerson: 2, waitingOfAddress: 3, sent: 100 }

/** A queue, and calls of people at addresses, written as 'ana@campus'. */
function createQueue(given = {}) {
  const queue = new Queue({ ...limits, ...given })
  queues.push(queue)
  const begun: string[] = []
  const leaves: (() => void)[] = []
  const call = (who: string, cancellation = new Cancellation()) => {
    const [token, address] = who.split('@')
    const entered = queue.enter({
      method: 'GET',
      path: '/',
      headers: { authorization: token || undefined, 'x-forwarded-for': address },
      cancellation,
    })
    const begin = (leave: () => void) => {
      begun.push(who)
      leaves.push(leave)
    }
    if (typeof entered === 'function') begin(entered)
    /** The failure of a call that was not sent. */
    const failure = typeof entered === 'function' ? null : entered.then(begin).catch((error: Error) => error)
    return { failure }
  }
  const calls = (who: string, count: number) => Array.from({ length: count }, () => call(who))
  const takeBegun = () => begun.splice(0)
  /** Ends the call that started first. */
  const endOne = async () => {
    leaves.shift()?.()
    await Promise.resolve().then(() => {})
  }
  return { queue, call, calls, takeBegun, endOne, leaves }
}

describe('a call', () => {
  it('starts at once, without a promise, while its person has few running', () => {
    const { calls, takeBegun } = createQueue()
    calls('ana@campus', 2)
    calls('bia@campus', 2)
    expect(takeBegun()).toEqual(['ana@campus', 'ana@campus', 'bia@campus', 'bia@campus'])
  })

  it('of the gateway itself starts at once', () => {
    const { calls, takeBegun } = createQueue()
    calls('', 50)
    expect(takeBegun()).toHaveLength(50)
  })

  it('is refused when too many are sent already, no matter who makes it', async () => {
    const { call } = createQueue({ sent: 1 })
    call('')
    expect(await call('ana@campus').failure).toMatchObject({ kind: 'overloaded' })
  })
})

describe('a person with many calls', () => {
  it('gets more while nobody else is there', () => {
    const { calls, takeBegun } = createQueue()
    calls('ana@campus', 6)
    expect(takeBegun()).toHaveLength(2 + 3)
  })

  it('takes turns with others, round-robin by address and by person within each', async () => {
    const { call, calls, takeBegun, endOne } = createQueue({ waitingOfPerson: 9, waitingOfAddress: 99 })
    call('eva@home')
    calls('ana@campus', 5)
    calls('bia@campus', 4)
    calls('caio@abroad', 4)
    expect(takeBegun()).toEqual([
      'eva@home',
      ...Array.from({ length: 3 }, () => 'ana@campus'),
      'bia@campus',
      'bia@campus',
      'caio@abroad',
      'caio@abroad',
    ])
    for (let ended = 0; ended < 14; ended += 1) await endOne()
    expect(takeBegun()).toEqual(['ana@campus', 'caio@abroad', 'bia@campus', 'caio@abroad', 'ana@campus', 'bia@campus'])
  })

  it('does not delay people with few calls', () => {
    const { call, calls, takeBegun } = createQueue()
    calls('bia@campus', 1)
    calls('ana@campus', 5)
    takeBegun()
    call('caio@campus')
    call('davi@abroad')
    expect(takeBegun()).toEqual(['caio@campus', 'davi@abroad'])
  })

  it('takes turns for a while longer, and then no more', async () => {
    const { call, calls, takeBegun, endOne } = createQueue()
    calls('bia@campus', 1)
    calls('ana@campus', 3)
    for (let ended = 0; ended < 4; ended += 1) await endOne()
    takeBegun()
    calls('ana@campus', 2)
    expect(takeBegun()).toEqual(['ana@campus'])
    for (let ended = 0; ended < 2; ended += 1) await endOne()
    takeBegun()
    vi.advanceTimersByTime(2000)
    calls('ana@campus', 2)
    call('bia@campus')
    expect(takeBegun()).toEqual(['ana@campus', 'ana@campus', 'bia@campus'])
  })

  it('may queue two calls, and the third is refused with its own failure kind', async () => {
    const { call, calls } = createQueue()
    call('bia@campus')
    calls('ana@campus', 3)
    call('ana@campus')
    call('ana@campus')
    expect(await call('ana@campus').failure).toMatchObject({ kind: 'too-many' })
  })
})

describe('an address', () => {
  it('may queue more than one person, but not without limit', async () => {
    const { call, calls, takeBegun } = createQueue()
    for (const name of ['ana', 'bia', 'caio', 'davi']) call(`${name}@campus`)
    calls('eva@campus', 1)
    calls('', 1)
    takeBegun()
    const waiting = ['fabio', 'gil', 'hugo', 'ivo'].map(name => call(`${name}@campus`))
    expect(await waiting[3]?.failure).toMatchObject({ kind: 'too-many' })
    call('davi@abroad')
    expect(takeBegun()).toEqual(['davi@abroad'])
  })

  it('counts everybody without a token as one person', () => {
    const { calls, takeBegun } = createQueue()
    calls('ana@campus', 1)
    calls('bia@abroad', 1)
    calls('@campus', 9)
    expect(takeBegun()).toHaveLength(2 + 3 + 1)
  })
})

describe('a call that waits', () => {
  it('is removed when its client disconnects, and frees its slot', async () => {
    const { call, calls, takeBegun, endOne } = createQueue()
    const leaving = new Cancellation()
    call('bia@campus')
    calls('ana@campus', 3)
    const { failure } = call('ana@campus', leaving)
    call('ana@campus')
    takeBegun()
    leaving.cancel('client-gone')
    expect(await failure).toMatchObject({ message: 'aborted' })
    for (let ended = 0; ended < 4; ended += 1) await endOne()
    expect(takeBegun()).toEqual(['ana@campus'])
  })

  it('fails with its operation’s deadline, which proves nothing about the upstream', async () => {
    const { call, calls } = createQueue()
    const late = new Cancellation()
    call('bia@campus')
    calls('ana@campus', 3)
    const { failure } = call('ana@campus', late)
    late.cancel('deadline')
    expect(await failure).toMatchObject({ name: 'UpstreamFailure', kind: 'timeout' })
    const ended = new Cancellation()
    ended.cancel('client-gone')
    expect(await call('ana@campus', ended).failure).toMatchObject({ message: 'aborted' })
  })
})

it('forgets silent people: the remaining one is alone again', async () => {
  const { call, calls, takeBegun, endOne } = createQueue()
  call('bia@campus')
  await endOne()
  calls('ana@campus', 9)
  expect(takeBegun()).toEqual(['bia@campus', 'ana@campus', 'ana@campus', 'ana@campus'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(takeBegun()).toEqual(['ana@campus', 'ana@campus'])
})

it('keeps a bounded number of people without running calls', async () => {
  const { queue, call, endOne } = createQueue({ address: 10_000 })
  for (let person = 0; person < 5000; person += 1) {
    call(`token${person}@campus`)
    await endOne()
  }
  expect(queue.people).toBeLessThanOrEqual(2001)
})
