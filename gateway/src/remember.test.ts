import { expect, it } from 'vitest'
import { remember } from './remember.ts'

it('a remembered result is computed once, until there are too many', () => {
  const asked: number[] = []
  const double = remember(2, (key: number) => {
    asked.push(key)
    return key * 2
  })
  expect([1, 2, 1, 2].map(double)).toEqual([2, 4, 2, 4])
  expect(asked).toEqual([1, 2])
  expect([3, 3, 1].map(double)).toEqual([6, 6, 2])
  expect(asked).toEqual([1, 2, 3, 1])
})
