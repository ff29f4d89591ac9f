import { expect, test } from 'vitest'
import { toTermo } from './cadastro.ts'

test('a term starts in January and in July', () => {
  expect(
    ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'].map(day => toTermo(new Date(`${day}T12:00`))),
  ).toEqual(['2026.1', '2026.1', '2026.2', '2026.2'])
})
