import { expect, test } from 'vitest'
import { formatAtualizacao, formatDia, startsDay } from './dates.ts'

/** Of March 2026, in Brasília. */
const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour + 3, 5)).toISOString()

const today = new Date('2026-03-09T18:00:00-03:00')

test('names today and yesterday, and formats other days as dates', () => {
  expect([at(9), at(8, 23), at(7), at(10)].map(iso => formatDia(iso, today))).toEqual([
    'Hoje',
    'Ontem',
    '07/03/2026',
    '10/03/2026',
  ])
})

test('shows the time of an update today, and the day of an earlier one', () => {
  expect([at(9, 8), at(8), at(1), null].map(iso => formatAtualizacao(iso, today))).toEqual([
    '08:05',
    'Ontem',
    '01 de março',
    '',
  ])
})

test('begins a day with its first message', () => {
  expect(startsDay(null, at(9))).toBe(true)
  expect(startsDay(at(8, 23), at(9, 0))).toBe(true)
  expect(startsDay(at(9, 0), at(9, 23))).toBe(false)
})
