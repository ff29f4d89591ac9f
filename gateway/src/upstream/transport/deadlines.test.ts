import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Deadlines } from './deadlines.ts'
import type { Waiting } from './deadlines.ts'

let deadlines: Deadlines
beforeEach(() => {
  vi.useFakeTimers()
  deadlines = new Deadlines(3000, 5000)
})
afterEach(() => {
  deadlines.close()
  vi.useRealTimers()
})

function createCall(patience = deadlines.headers) {
  const call: Waiting = { patience, index: -1, expire: vi.fn(() => deadlines.exit(call)) }
  return call
}

it('expires a call after its time-out, at most two ticks late', () => {
  const [head, body] = [createCall(), createCall(deadlines.body)]
  deadlines.enter(head)
  deadlines.enter(body)
  vi.advanceTimersByTime(3000)
  expect(head.expire).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(head.expire).toHaveBeenCalledOnce()
  expect(body.expire).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(head.expire).toHaveBeenCalledOnce()
  expect(body.expire).toHaveBeenCalledOnce()
})

it('never expires a call that ended, whose index another one takes', () => {
  const [ended, next] = [createCall(), createCall(Number.POSITIVE_INFINITY)]
  deadlines.enter(ended)
  deadlines.enter(ended)
  deadlines.exit(ended)
  deadlines.exit(ended)
  deadlines.enter(next)
  vi.advanceTimersByTime(60_000)
  expect(ended.expire).not.toHaveBeenCalled()
  expect(next.expire).not.toHaveBeenCalled()
})
