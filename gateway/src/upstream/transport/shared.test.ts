import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShared } from './shared.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a shared value is returned without a promise once loaded, until it expires', async () => {
  const shared = createShared<number>(1000)
  expect(shared.peek()).toBeUndefined()
  const loading = shared.get(async () => 1)
  expect(shared.peek()).toBeUndefined()
  expect(await loading).toBe(1)
  expect(shared.peek()).toBe(1)
  vi.advanceTimersByTime(1001)
  expect(shared.peek()).toBeUndefined()
})

it('a shared value that failed or was invalidated is not returned without a promise', async () => {
  const shared = createShared<number>(1000)
  await expect(shared.get(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(shared.peek()).toBeUndefined()
  await shared.get(async () => 2)
  shared.forget()
  expect(shared.peek()).toBeUndefined()
})

it('the last value is served while loading a new one fails, and each failure is reported', async () => {
  let stale = 0
  const shared = createShared<number>(1000, () => (stale += 1))
  const fail = () => Promise.reject(new Error('down'))
  await shared.get(async () => 1)
  vi.advanceTimersByTime(1001)
  expect(await shared.get(fail)).toBe(1)
  expect(await shared.get(() => expect.fail('too early'))).toBe(1)
  vi.advanceTimersByTime(5001)
  expect(await shared.get(fail)).toBe(1)
  expect(stale).toBe(2)
  vi.advanceTimersByTime(5001)
  expect(await shared.get(async () => 2)).toBe(2)
})

it('an invalidated value is served while loading a new one fails', async () => {
  const shared = createShared<number>(1000)
  await shared.get(async () => 1)
  shared.forget()
  expect(await shared.get(() => Promise.reject(new Error('down')))).toBe(1)
})

it('a value that was invalidated while loading is loaded again', async () => {
  const shared = createShared<number>(1000)
  const { promise, resolve } = withResolve()
  const first = shared.get(() => promise)
  shared.forget()
  resolve(1)
  expect(await first).toBe(1)
  expect(await shared.get(async () => 2)).toBe(2)
})

function withResolve() {
  const resolvers: ((value: number) => void)[] = []
  const promise = new Promise<number>(resolve => resolvers.push(resolve))
  return { promise, resolve: (value: number) => resolvers.forEach(each => each(value)) }
}
