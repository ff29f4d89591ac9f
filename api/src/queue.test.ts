import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { log } = Fastify({ logger: false })

/** A piece of work that is due after so many milliseconds. */
const workIn = (ms: number) => {
  const due = Date.now() + ms
  let done = 0
  const next = async () => {
    if (done > 0 || Date.now() < due) return false
    done += 1
    return true
  }
  const queue = createQueue(next, log, '', async () => (done > 0 ? null : due - Date.now()))
  return { queue, done: () => done }
}

test('work that is due soon is done on time, and once', async () => {
  const { queue, done } = workIn(5000)
  queue.start()
  await vi.advanceTimersByTimeAsync(4999)
  expect(done()).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(done()).toBe(1)
  await queue.close()
})

test('work that is due later is done on time, without a wake-up', async () => {
  const { queue, done } = workIn(100_000)
  queue.start()
  await vi.advanceTimersByTimeAsync(99_999)
  expect(done()).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(done()).toBe(1)
  await queue.close()
})

test('work that another process is doing is not polled in a loop', async () => {
  const findMs = vi.fn(async () => -50)
  const queue = createQueue(async () => false, log, '', findMs)
  await queue.wake()
  await vi.advanceTimersByTimeAsync(1000)
  expect(findMs.mock.calls.length).toBeLessThan(12)
  await queue.close()
  const asked = findMs.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(findMs.mock.calls.length).toBe(asked)
})

test('a wake-up that comes after it was closed does nothing', async () => {
  const { queue, done } = workIn(100)
  await queue.close()
  await vi.advanceTimersByTimeAsync(200)
  await queue.wake()
  expect(done()).toBe(0)
})

test('requests are handled between two pieces', async () => {
  vi.useRealTimers()
  let handled = 0
  const seen: number[] = []
  const queue = createQueue(async () => seen.push(handled) < 4, log, '')
  const handle = () => setImmediate(() => (handled += 1) < 4 && handle())
  handle()
  await queue.drain()
  expect(seen).toEqual([0, 1, 2, 3])
  await queue.close()
})
