import { expect, test } from 'vitest'
import { toInstant } from '../../ui/fuso.ts'
import { checkReleaseTime, lastDay } from './releaseTime.ts'

const now = new Date('2026-11-22T01:30:00Z')

test('ends 180 days after today', () => expect(lastDay(now)).toBe('2027-05-20'))

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
