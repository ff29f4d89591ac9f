import { expect, test } from 'vitest'
import { diasAte, isNova } from './prazo.ts'

const now = new Date(2026, 2, 10, 15)

test('calls a vaga new until the seventh day after it was created', () => {
  expect(isNova('2026-03-03T18:00:00Z', now)).toBe(true)
  expect(isNova('2026-03-02T18:00:00Z', now)).toBe(false)
  expect(isNova(null, now)).toBe(false)
})

test('counts the days to the prazo by the calendar, the last day as 0', () => {
  expect(diasAte('2026-03-10', now)).toBe(0)
  expect(diasAte('2026-03-12', now)).toBe(2)
  expect(diasAte('2026-03-09', now)).toBe(-1)
})
