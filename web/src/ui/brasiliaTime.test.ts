import { expect, test } from 'vitest'
import { dayOf, formatInstant, timeOf, toInstant } from './brasiliaTime.ts'

test('reads and writes times of Brasília in any time zone', () => {
  expect(toInstant('2026-11-30', '14:00')?.toISOString()).toBe('2026-11-30T17:00:00.000Z')
  // When Brazil had daylight saving time.
  expect(toInstant('2018-12-30', '14:00')?.toISOString()).toBe('2018-12-30T16:00:00.000Z')
  expect(formatInstant('2026-11-30T17:00:00Z')).toBe('30/11/2026, 14:00')
  expect(dayOf(new Date('2026-11-22T01:30:00Z'))).toBe('2026-11-21')
  expect(['2026-11-22T03:00:00Z', '2026-11-22T02:59:00Z'].map(time => timeOf(new Date(time)))).toEqual([
    '00:00',
    '23:59',
  ])
})
