import { expect, test } from 'vitest'
import { createTentativas } from './tentativas.ts'

const create = (max: number) => {
  const clock = { now: 0 }
  return { clock, tentativas: createTentativas({ max, windowMs: 60_000, now: () => clock.now }) }
}

test('counts each key by itself and says how many seconds are left', () => {
  const { clock, tentativas } = create(2)
  expect([tentativas.take('a'), tentativas.take('a'), tentativas.take('b')]).toEqual([0, 0, 0])
  clock.now = 20_000
  expect([tentativas.take('a'), tentativas.take('b')]).toEqual([40, 0])
})

test('starts again when the window that the first try opened has ended', () => {
  const { clock, tentativas } = create(1)
  tentativas.take('a')
  clock.now = 59_999
  expect(tentativas.take('a')).toBe(1)
  clock.now = 60_000
  expect(tentativas.take('a')).toBe(0)
})

test('gives one try back, or all of them', () => {
  const { tentativas } = create(2)
  tentativas.take('a')
  tentativas.take('a')
  tentativas.giveBack('a')
  expect([tentativas.take('a'), tentativas.take('a')]).toEqual([0, 60])
  tentativas.clear('a')
  expect(tentativas.take('a')).toBe(0)
})

test('forgets the oldest key, not the memory', () => {
  const { tentativas } = create(1)
  for (let key = 0; key <= 50_000; key += 1) tentativas.take(String(key))
  expect([tentativas.take('0'), tentativas.take('50000')]).toEqual([0, 60])
})
