import { expect, it } from 'vitest'
import { createShared } from './shared.ts'

it('a shared value is there without a promise once it was loaded, for as long as it is kept', async () => {
  let now = 0
  const shared = createShared<number>(1000, () => now)
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
