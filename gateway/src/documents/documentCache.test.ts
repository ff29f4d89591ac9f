import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { DocumentCache } from './documentCache.ts'

const text = (index: number) => `{ a${index} }`
const document = parse(text(0))

it('keeps the most recently used documents within its bytes', () => {
  const cache = new DocumentCache(80_000)
  cache.set(text(0), document)
  const most = Math.floor(80_000 / cache.size)
  expect(most).toBe(3)
  for (let index = 1; index < 100; index += 1) {
    expect(cache.get(text(0))).toBe(document)
    cache.set(text(index), parse(text(index)))
    expect(cache.size).toBeLessThanOrEqual(80_000)
  }
  const kept = Array.from({ length: 100 }, (_, index) => index).filter(index => cache.get(text(index)))
  expect(kept).toEqual([0, 98, 99])
})

it('counts a document once, however often it is set', () => {
  const cache = new DocumentCache(80_000)
  cache.set(text(0), document)
  const { size } = cache
  cache.set(text(0), document)
  expect(cache.size).toBe(size)
})

it('keeps no document that is larger than the cache', () => {
  const cache = new DocumentCache(80_000)
  const large = `{ ${'a '.repeat(3000)} }`
  cache.set(large, parse(large))
  expect(cache.get(large)).toBeUndefined()
  expect(cache.size).toBe(0)
})
