import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Ending } from './ending.ts'
import { Queue } from './queue.ts'

const queues: Queue[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const queue of queues.splice(0)) queue.close()
  vi.useRealTimers()
})

const limits = { person: 2, address: 4, turns: 1, alone: 3, waitingOfPerson: 2, waitingOfAddress: 3, sent: 100 }

/** A queue, and calls of people at addresses, which are named together: 'ana@campus'. */
function createQueue(given = {}) {
  const queue = new Queue({ ...limits, ...given })
  queues.push(queue)
  const begun: string[] = []
  const leaves: (() => void)[] = []
  const call = (who: string, ending = new Ending()) => {
    const [token, address] = who.split('@')
    const entered = queue.enter({
      method: 'GET',
      path: '/',
      headers: { authorization: token || undefined, 'x-forwarded-for': address },
      ending,
    })
    const begin = (leave: () => void) => {
      begun.push(who)
      leaves.push(leave)
    }
    if (typeof entered === 'function') begin(entered)
    /** Of a call that waited in vain. */
    const failure = typeof entered === 'function' ? null : entered.then(begin).catch((error: Error) => error)
    return { failure }
  }
  const calls = (who: string, count: number) => Array.from({ length: count }, () => call(who))
  const takeBegun = () => begun.splice(0)
  /** Ends the call that began first. */
  const endOne = async () => {
    leaves.shift()?.()
    await Promise.resolve().then(() => {})
  }
  return { queue, call, calls, takeBegun, endOne, leaves }
}

describe('a call', () => {
  it('goes at once, without a promise, as long as its person has few under way', () => {
    const { calls, takeBegun } = createQueue()
    calls('ana@campus', 2)
    calls('bia@campus', 2)
    expect(takeBegun()).toEqual(['ana@campus', 'ana@campus', 'bia@campus', 'bia@campus'])
  })

  it('of the gateway itself always does', () => {
    const { calls, takeBegun } = createQueue()
    calls('', 50)
    expect(takeBegun()).toHaveLength(50)
  })

  it('is refused when too many are sent already, whoever makes it', async () => {
    const { call } = createQueue({ sent: 1 })
    call('')
    expect(await call('ana@campus').failure).toMatchObject({ kind: 'overloaded' })
  })
})

describe('whoever wants more', () => {
  it('gets more while nobody else is there', () => {
    const { calls, takeBegun } = createQueue()
    calls('ana@campus', 6)
    expect(takeBegun()).toHaveLength(2 + 3)
  })

  it('takes turns with the others who do, each address once and each person there once', async () => {
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

  it('does not keep those waiting who have few calls under way', () => {
    const { call, calls, takeBegun } = createQueue()
    calls('bia@campus', 1)
    calls('ana@campus', 5)
    takeBegun()
    call('caio@campus')
    call('davi@abroad')
    expect(takeBegun()).toEqual(['caio@campus', 'davi@abroad'])
  })

  it('goes on taking turns for a while, and then no more', async () => {
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

  it('may let two calls wait, and is refused the third, with a kind that says so', async () => {
    const { call, calls } = createQueue()
    call('bia@campus')
    calls('ana@campus', 3)
    call('ana@campus')
    call('ana@campus')
    expect(await call('ana@campus').failure).toMatchObject({ kind: 'too-many' })
  })
})

describe('an address', () => {
  it('lets more wait than one of its people, but not all they want', async () => {
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

  it('counts those who have no token as one', () => {
    const { calls, takeBegun } = createQueue()
    calls('ana@campus', 1)
    calls('bia@abroad', 1)
    calls('@campus', 9)
    expect(takeBegun()).toHaveLength(2 + 3 + 1)
  })
})

describe('a call that waits', () => {
  it('goes when its client does, and frees its place', async () => {
    const { call, calls, takeBegun, endOne } = createQueue()
    const leaving = new Ending()
    call('bia@campus')
    calls('ana@campus', 3)
    const { failure } = call('ana@campus', leaving)
    call('ana@campus')
    takeBegun()
    leaving.end('left')
    expect(await failure).toMatchObject({ message: 'aborted' })
    for (let ended = 0; ended < 4; ended += 1) await endOne()
    expect(takeBegun()).toEqual(['ana@campus'])
  })

  it('ends with its operation, as something that tells nothing of the upstream', async () => {
    const { call, calls } = createQueue()
    const late = new Ending()
    call('bia@campus')
    calls('ana@campus', 3)
    const { failure } = call('ana@campus', late)
    late.end('late')
    expect(await failure).toMatchObject({ name: 'UpstreamFailure', kind: 'timeout' })
    const ended = new Ending()
    ended.end('left')
    expect(await call('ana@campus', ended).failure).toMatchObject({ message: 'aborted' })
  })
})

it('forgets who has been silent: the one who is left is alone again', async () => {
  const { call, calls, takeBegun, endOne } = createQueue()
  call('bia@campus')
  await endOne()
  calls('ana@campus', 9)
  expect(takeBegun()).toEqual(['bia@campus', 'ana@campus', 'ana@campus', 'ana@campus'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(takeBegun()).toEqual(['ana@campus', 'ana@campus'])
})

it('keeps no more than some people who have no call under way', async () => {
  const { queue, call, endOne } = createQueue({ address: 10_000 })
  for (let person = 0; person < 5000; person += 1) {
    call(`token${person}@campus`)
    await endOne()
  }
  expect(queue.people).toBeLessThanOrEqual(2001)
})
