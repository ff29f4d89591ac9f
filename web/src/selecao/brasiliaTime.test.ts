import { expect, test } from 'vitest'
import { checkReleaseTime, dayOf, formatInstant, toInstant, lastDay } from './brasiliaTime.ts'

const now = new Date('2026-11-22T01:30:00Z')

test('reads and writes times of Brasília in any time zone', () => {
  expect(toInstant('2026-11-30', '14:00')?.toISOString()).toBe('2026-11-30T17:00:00.000Z')
  // When Brazil had daylight saving time.
  expect(toInstant('2018-12-30', '14:00')?.toISOString()).toBe('2018-12-30T16:00:00.000Z')
  expect(formatInstant('2026-11-30T17:00:00Z')).toBe('30/11/2026, 14:00')
  expect(dayOf(now)).toBe('2026-11-21')
  expect(lastDay(now)).toBe('2027-05-20')
})

test.each([
  ['', '', 'Escolha o dia e a hora'],
  ['', '14:00', 'Escolha o dia e a hora'],
  ['2026-11-30', '', 'Escolha o dia e a hora'],
  ['2026-11-21', '22:30', 'Escolha um horário que ainda não passou'],
  ['2027-05-21', '22:31', 'Escolha um dia dos próximos 180'],
  ['2026-11-21', '22:31', null],
  ['2027-05-20', '22:30', null],
])('checks %s %s', (dia, hora, erro) => {
  expect(checkReleaseTime(toInstant(dia, hora), now)).toBe(erro)
})
