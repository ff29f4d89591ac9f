import { describe, expect, test } from 'vitest'
import { periodoDeEstudo, periodosAte } from './periodos.ts'

test.each([
  ['2026.2', 1],
  ['2026.1', 2],
  ['2024.1', 6],
  ['2023.2', 7],
])('is, for a start in %s, period %i in the second half of 2026', (inicio, periodo) => {
  expect(periodoDeEstudo(inicio, '2026-07-01')).toBe(periodo)
})

test('takes the first half of a year as its first period', () => {
  expect(periodoDeEstudo('2026.1', '2026-06-30')).toBe(1)
})

test.each([null, '', '2024', '2024.3', 'há tempos', '2027.1'])('is null for %s', inicio => {
  expect(periodoDeEstudo(inicio, '2026-11-22')).toBeNull()
})

test('a period ends in June and in December', () => {
  expect(periodosAte('2019-06-30')).toEqual(['2019.1', '2018.2', '2018.1'])
  expect(periodosAte('2019-07-01')).toEqual(['2019.2', '2019.1', '2018.2', '2018.1'])
})

describe('where terms begin in February, May and September', () => {
  const comecam = () => (document.documentElement.dataset['periodos'] = '2,5,9')

  test('January is of the last term of the year before', () => {
    comecam()
    expect(periodosAte('2019-01-31')).toEqual(['2018.3', '2018.2', '2018.1'])
    expect(periodosAte('2019-02-01')[0]).toBe('2019.1')
  })

  test('a year has three periods', () => {
    comecam()
    expect(periodoDeEstudo('2024.3', '2026-08-31')).toBe(6)
    expect(periodoDeEstudo('2024.3', '2026-09-01')).toBe(7)
    expect(periodoDeEstudo('2024.4', '2026-09-01')).toBeNull()
  })
})
