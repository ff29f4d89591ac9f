import { expect, test } from 'vitest'
import { dayOf, formatDayTime, formatHoras, formatWeekday, timeOf, toInstant } from './brasiliaTime.ts'

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

test('writes each day as Intl does', () => {
  const day = { weekday: 'long', day: '2-digit', month: 'long', timeZone: 'America/Sao_Paulo' } as const
  for (
    let time = Date.parse('2026-01-01T03:00:00Z');
    time < Date.parse('2027-01-01T03:00:00Z');
    time += 7 * 60 * 60 * 1000
  ) {
    const date = new Date(time)
    expect(formatWeekday(date.toISOString(), new Date('2026-07-01'))).toBe(date.toLocaleDateString('pt-BR', day))
  }
})

test('writes days and times of Brasília, with the year if it is another one', () => {
  const now = new Date('2026-11-01T12:00:00Z')
  expect(formatDayTime('2026-11-30T17:00:00Z', now)).toBe('30 de novembro, 14:00')
  expect(formatDayTime('2027-01-01T02:59:00Z', now)).toBe('31 de dezembro, 23:59')
  expect(formatDayTime('2027-01-01T03:00:00Z', now)).toBe('01 de janeiro de 2027, 00:00')
  expect(formatWeekday('2026-11-30T17:00:00Z', now)).toBe('segunda-feira, 30 de novembro')
  expect(formatWeekday('2027-02-01T17:00:00Z', now)).toBe('segunda-feira, 01 de fevereiro de 2027')
  expect(formatHoras('2026-11-30T17:00:00Z', 30)).toBe('14:00–14:30')
})
