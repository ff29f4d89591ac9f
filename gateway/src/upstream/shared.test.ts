import { expect, it } from 'vitest'
import { createShared } from './shared.ts'

it('a shared value is there without a promise once it was loaded, for as long as it is kept', async () => {
  let now = 0
  const shared = createShared<number>(1000, { now: () => now })
  expect(shared.peek()).toBeUndefined()
  const loading = shared.get(async () => 1)
  expect(shared.peek()).toBeUndefined()
  expect(await loading).toBe(1)
  expect(shared.peek()).toBe(1)
  now = 1000
  expect(shared.peek()).toBeUndefined()
})

it('a shared value that failed or was forgotten is not there', async () => {
  const shared = createShared<number>(1000)
  await expect(shared.get(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(shared.peek()).toBeUndefined()
  await shared.get(async () => 2)
  shared.forget()
  expect(shared.peek()).toBeUndefined()
})

it('the last value is served while no newer one can be loaded, and each attempt is told', async () => {
  let now = 0
  let stale = 0
  const shared = createShared<number>(1000, { now: () => now, onStale: () => (stale += 1) })
  const fail = () => Promise.reject(new Error('down'))
  await shared.get(async () => 1)
  now = 1000
  expect(await shared.get(fail)).toBe(1)
  expect(await shared.get(() => expect.fail('too early'))).toBe(1)
  now = 6000
  expect(await shared.get(fail)).toBe(1)
  expect(stale).toBe(2)
  now = 11_000
  expect(await shared.get(async () => 2)).toBe(2)
})

it('a value that was forgotten is served while it cannot be loaded again', async () => {
  const shared = createShared<number>(1000)
  await shared.get(async () => 1)
  shared.forget()
  expect(await shared.get(() => Promise.reject(new Error('down')))).toBe(1)
})

it('a value that was being loaded when it was forgotten is loaded again', async () => {
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
