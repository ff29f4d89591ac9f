import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecentEventos } from './recentEventos.ts'

let recent: ReturnType<typeof createRecentEventos>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  recent = createRecentEventos()
  recent.begin()
  vi.advanceTimersByTime(60_000)
})
afterEach(() => {
  vi.useRealTimers()
})

test('an evento counts for its person alone, as long ago as the time that is asked about', () => {
  recent.add(7)
  vi.advanceTimersByTime(10_000)
  expect(recent.mayHaveHad(7, 10_000)).toBe(true)
  expect(recent.mayHaveHad(7, 1000)).toBe(false)
  expect(recent.mayHaveHad(8, 10_000)).toBe(false)
})

test('the time that the request took on its way counts too', () => {
  recent.add(7)
  vi.advanceTimersByTime(4000)
  expect(recent.mayHaveHad(7, 0)).toBe(true)
})

test('the last of several eventos counts, and others are forgotten after a minute', () => {
  recent.add(7)
  vi.advanceTimersByTime(30_000)
  recent.add(7)
  vi.advanceTimersByTime(31_000)
  recent.add(8)
  expect(recent.mayHaveHad(7, 35_000)).toBe(true)
  expect(recent.mayHaveHad(8, 35_000)).toBe(true)
})

test('nothing is known of more than a minute, or of the time before the first evento could be received', () => {
  expect(recent.mayHaveHad(7, 54_000)).toBe(false)
  expect(recent.mayHaveHad(7, 56_000)).toBe(true)
  recent.begin()
  vi.advanceTimersByTime(20_000)
  expect(recent.mayHaveHad(7, 14_000)).toBe(false)
  expect(recent.mayHaveHad(7, 16_000)).toBe(true)
})
