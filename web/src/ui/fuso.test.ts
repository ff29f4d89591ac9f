import { expect, test } from 'vitest'
import { dayOf, timeOf, toInstant, untilTomorrow } from './fuso.ts'

test('reads and writes times of Brasília in any time zone', () => {
  expect(toInstant('2026-11-30', '14:00')?.toISOString()).toBe('2026-11-30T17:00:00.000Z')
  expect(toInstant('2026-06-30', '22:00')?.toISOString()).toBe('2026-07-01T01:00:00.000Z')
  for (const [dia, hora] of [
    ['', ''],
    ['', '14:00'],
    ['2026-11-30', ''],
    ['2026-11-30', '25:00'],
  ] as const) {
    expect(toInstant(dia, hora)).toBeNull()
  }
  expect(dayOf(new Date('2026-11-22T01:30:00Z'))).toBe('2026-11-21')
  expect(['2026-11-22T03:00:00Z', '2026-11-22T02:59:00Z'].map(time => timeOf(new Date(time)))).toEqual([
    '00:00',
    '23:59',
  ])
})

const inFuso = (offsets: string) => {
  document.documentElement.dataset['fuso'] = offsets
}

test('is that of the document', () => {
  const instant = new Date('2026-12-01T03:30:00Z')
  inFuso('-120')
  expect([dayOf(instant), timeOf(instant)]).toEqual(['2026-12-01', '01:30'])
  inFuso('-300')
  expect([dayOf(instant), timeOf(instant)]).toEqual(['2026-11-30', '22:30'])
  expect(toInstant('2026-11-30', '22:30')).toEqual(instant)
})

test('changes with summer time', () => {
  // Lisbon, whose clocks go forward on 29 March 2026 and back on 25 October, at 01:00 UTC.
  inFuso('0,60:1774746000,0:1792890000')
  const hours = ['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:00Z', '2026-10-25T01:00:00Z']
  expect(hours.map(time => timeOf(new Date(time)))).toEqual(['00:59', '02:00', '01:59', '01:00'])
  expect(toInstant('2026-07-01', '14:00')?.toISOString()).toBe('2026-07-01T13:00:00.000Z')
  expect(toInstant('2026-12-01', '14:00')?.toISOString()).toBe('2026-12-01T14:00:00.000Z')
})

test.each([
  ['2026-11-27T02:59:59Z', 1],
  ['2026-11-27T03:00:00Z', 24 * 60 * 60],
  ['2026-11-26T15:00:00Z', 12 * 60 * 60],
])('from %s it is %i s until tomorrow', (now, seconds) => {
  expect(untilTomorrow(new Date(now))).toBe(seconds * 1000)
})
