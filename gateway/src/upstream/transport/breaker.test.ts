import { describe, expect, it } from 'vitest'
import { Breaker } from './breaker.ts'

/** A breaker with a fake clock, and the states it entered. */
function create() {
  let now = 1000
  const states: string[] = []
  const breaker = new Breaker(
    16,
    state => void states.push(state),
    () => now,
  )
  const call = (works: boolean, told = 0) => {
    const allowed = breaker.allows()
    if (allowed && works) breaker.succeed()
    else if (allowed) breaker.fail(told)
    return allowed
  }
  return { breaker, states, call, pass: (milliseconds: number) => (now += milliseconds) }
}

describe('the circuit breaker', () => {
  it('stays closed while three calls in ten fail', () => {
    const { states, call } = create()
    for (let index = 0; index < 10_000; index += 1) expect(call(index % 10 > 2)).toBe(true)
    expect(states).toEqual([])
  })

  it('opens when nearly all calls fail, and then allows none', () => {
    const { states, call } = create()
    const allowed = Array.from({ length: 30 }, () => call(false))
    expect(allowed.filter(Boolean)).toHaveLength(16)
    expect(states).toEqual(['open'])
  })

  it('does not add up failures that are far apart', () => {
    const { states, call, pass } = create()
    for (let index = 0; index < 100; index += 1) {
      call(false)
      pass(1000)
    }
    expect(states).toEqual([])
  })

  it('allows one probe after the pause, and closes when it succeeds', () => {
    const { breaker, states, call, pass } = create()
    for (let index = 0; index < 16; index += 1) call(false)
    expect(call(true)).toBe(false)
    pass(500)
    expect(breaker.allows()).toBe(true)
    expect(breaker.allows()).toBe(false)
    breaker.succeed()
    expect(call(true)).toBe(true)
    expect(states).toEqual(['open', 'half-open', 'closed'])
  })

  it('doubles the pause after each failed probe, up to four seconds', () => {
    const { call, pass } = create()
    for (let index = 0; index < 16; index += 1) call(false)
    for (const pause of [500, 1000, 2000, 4000, 4000, 4000]) {
      pass(pause - 1)
      expect(call(false)).toBe(false)
      pass(1)
      expect(call(false)).toBe(true)
    }
  })

  it('probes again when the client of the probe disconnected', () => {
    const { breaker, call, pass } = create()
    for (let index = 0; index < 16; index += 1) call(false)
    pass(500)
    expect(breaker.allows()).toBe(true)
    breaker.forget()
    expect(call(true)).toBe(true)
  })

  it('honours Retry-After up to five seconds', () => {
    const { call, pass } = create()
    for (let index = 0; index < 16; index += 1) call(false, 3000)
    pass(2999)
    expect(call(true)).toBe(false)
    pass(1)
    expect(call(false, 3_600_000)).toBe(true)
    pass(5000)
    expect(call(true)).toBe(true)
  })

  it('allows one retry per ten calls, and ten in a row after a quiet time', () => {
    const { breaker, call } = create()
    let repeated = 0
    for (let index = 0; index < 1000; index += 1) {
      call(index % 2 === 0)
      while (breaker.allowsRetry()) repeated += 1
    }
    expect(repeated).toBeGreaterThanOrEqual(100)
    expect(repeated).toBeLessThanOrEqual(110)
  })
})
