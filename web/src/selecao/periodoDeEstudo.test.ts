import { expect, test } from 'vitest'
import { periodoDeEstudo } from './periodoDeEstudo.ts'

test.each([
  ['2026.2', 1],
  ['2026.1', 2],
  ['2024.1', 6],
  ['2023.2', 7],
])('is, for a start in %s, period %i in the second half of 2026', (inicio, periodo) => {
  expect(periodoDeEstudo(inicio, new Date(2026, 6, 1))).toBe(periodo)
})

test('takes the first half of a year as its first period', () => {
  expect(periodoDeEstudo('2026.1', new Date(2026, 5, 30))).toBe(1)
})

test.each([null, '', '2024', '2024.3', 'há tempos', '2027.1'])('is null for %s', inicio => {
  expect(periodoDeEstudo(inicio, new Date(2026, 10, 22))).toBeNull()
})
