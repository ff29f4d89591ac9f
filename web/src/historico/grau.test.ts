import { expect, test } from 'vitest'
import { faixaDe, formatGrau, formatMedia } from './grau.ts'

test.each([
  [10, 'alta'],
  [7, 'alta'],
  [6.99, 'media'],
  [5, 'media'],
  [4.99, 'baixa'],
  [0, 'baixa'],
])('a grade of %d is %s', (grau, faixa) => {
  expect(faixaDe(grau)).toBe(faixa)
})

test('does not round a grade into another color, and shows a mean with one decimal', () => {
  expect([formatGrau(6.99), formatGrau(7)]).toEqual(['6,99', '7,0'])
  expect([formatMedia(6.8166), formatMedia(null)]).toEqual(['6,8', '—'])
})

test.each([
  [6.94, '6,9'],
  [6.96, '6,96'],
  [6.9966, '6,99'],
  [7.04, '7,0'],
  [4.95, '4,95'],
  [5.04, '5,0'],
])('writes the mean %d as %s, which has the same color', (media, written) => {
  expect(formatMedia(media)).toBe(written)
})
