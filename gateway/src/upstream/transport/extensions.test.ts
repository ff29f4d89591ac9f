import { expect, it } from 'vitest'
import { UpstreamFailure } from '../failure.ts'
import { createExtensions, optional } from './extensions.ts'

let now = 0
const seconds = (count: number) => (now += count * 1000)
const there = async () => 'a stream'
const missing = async () => {
  throw new UpstreamFailure('not-found', '404')
}

it('an extension that was seen survives one 404, which is an ordinary failure', async () => {
  const extensions = createExtensions(() => now)
  await optional(extensions, 'eventos', there)
  await expect(optional(extensions, 'eventos', missing)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await optional(extensions, 'eventos', there)).toBe('a stream')
})

it('an extension that was seen is missing after repeated 404s, for half a minute', async () => {
  const extensions = createExtensions(() => now)
  await optional(extensions, 'eventos', there)
  seconds(2 * 60 * 60)
  for (const _ of [1, 2]) await expect(optional(extensions, 'eventos', missing)).rejects.toThrow()
  expect(await optional(extensions, 'eventos', missing)).toBeUndefined()
  expect(await optional(extensions, 'eventos', there)).toBeUndefined()
  seconds(31)
  // Still missing: one call per half minute.
  expect(await optional(extensions, 'eventos', missing)).toBeUndefined()
  expect(await optional(extensions, 'eventos', there)).toBeUndefined()
  seconds(31)
  expect(await optional(extensions, 'eventos', there)).toBe('a stream')
  await expect(optional(extensions, 'eventos', missing)).rejects.toThrow()
})

it('404s with successes in between do not add up', async () => {
  const extensions = createExtensions(() => now)
  for (const _ of [1, 2, 3, 4, 5]) {
    expect(await optional(extensions, 'eventos', there)).toBe('a stream')
    await expect(optional(extensions, 'eventos', missing)).rejects.toThrow()
  }
})

it('an extension that was never seen is missing after the first 404, for an hour', async () => {
  const extensions = createExtensions(() => now)
  expect(await optional(extensions, 'eventos', missing)).toBeUndefined()
  seconds(50 * 60)
  expect(await optional(extensions, 'eventos', there)).toBeUndefined()
  seconds(11 * 60)
  expect(await optional(extensions, 'eventos', there)).toBe('a stream')
})

it('an extension that one call found missing is missing for a concurrent call too', async () => {
  const extensions = createExtensions(() => now)
  let learnt = () => {}
  const elsewhere = new Promise<void>(resolve => (learnt = resolve))
  const late = optional(
    extensions,
    'selecao',
    () => elsewhere.then(missing),
    async () => true,
  )
  expect(await optional(extensions, 'selecao', missing)).toBeUndefined()
  learnt()
  expect(await late).toBeUndefined()
})
