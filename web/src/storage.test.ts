import { expect, test } from 'vitest'
import { keepIn } from './storage.ts'

const refused = keepIn(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
})

const full = () => {
  const kept = new Map([['old', 'before']])
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const getItem = (key: string) => kept.get(key) ?? null
  const removeItem = (key: string) => void kept.delete(key)
  return keepIn(() =>
    Object.assign({ old: 'before' }, { setItem, getItem, removeItem, clear: () => {}, key: () => null, length: 1 }),
  )
}

test('keeps values in memory if storage is refused, and says so', () => {
  expect(refused.getItem('a')).toBeNull()
  expect(refused.setItem('a', '1')).toBe(false)
  expect(refused.getItem('a')).toBe('1')
  expect(refused.keys()).toEqual(['a'])
  refused.removeItem('a')
  expect(refused.getItem('a')).toBeNull()
})

test('lets a value that a full storage refused override the stored one until it is removed', () => {
  const storage = full()
  expect(storage.getItem('old')).toBe('before')
  expect(storage.setItem('old', 'now')).toBe(false)
  expect(storage.getItem('old')).toBe('now')
  storage.removeItem('old')
  expect(storage.getItem('old')).toBeNull()
})

test('drops the value in memory once it can be stored', () => {
  let isFull = true
  const storage = keepIn(() => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    return localStorage
  })
  expect(storage.setItem('a', '1')).toBe(false)
  isFull = false
  expect(storage.setItem('a', '2')).toBe(true)
  localStorage.setItem('a', 'of another tab')
  expect(storage.getItem('a')).toBe('of another tab')
})
