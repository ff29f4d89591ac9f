import { expect, test } from 'vitest'
import { conferirHorario, diaDe, formatInstante, toInstante, ultimoDia } from './horario.ts'

const now = new Date('2026-11-22T01:30:00Z')

test('reads and writes the hours of Brasília, wherever the reader is', () => {
  expect(toInstante('2026-11-30', '14:00')?.toISOString()).toBe('2026-11-30T17:00:00.000Z')
  // In the summer time that there was.
  expect(toInstante('2018-12-30', '14:00')?.toISOString()).toBe('2018-12-30T16:00:00.000Z')
  expect(formatInstante('2026-11-30T17:00:00Z')).toBe('30/11/2026, 14:00')
  expect(diaDe(now)).toBe('2026-11-21')
  expect(ultimoDia(now)).toBe('2027-05-20')
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
  expect(conferirHorario(toInstante(dia, hora), now)).toBe(erro)
})
