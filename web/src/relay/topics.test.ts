import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { changed, hasChanged, noteRead, now, onChanged, readAt, toTopics } from './topics.ts'

const environment = createMockEnvironment()

test('a topic has changed since a moment before the change, and not since one after it', () => {
  const before = now()
  expect(hasChanged(environment, { topics: ['vaga:12'], since: before })).toBe(false)
  changed(environment, 'vaga:12', 'candidaturas')
  expect(hasChanged(environment, { topics: ['rede', 'vaga:12'], since: before })).toBe(true)
  expect(hasChanged(environment, { topics: ['vaga:12'], since: now() })).toBe(false)
  expect(hasChanged(environment, { topics: ['vaga:1'], since: before })).toBe(false)
})

test('a change of anything reaches every page with a topic, and not the counts, which the stream brings', () => {
  const since = now()
  changed(environment, '*')
  expect(hasChanged(environment, { topics: ['conversas'], since })).toBe(true)
  expect(hasChanged(environment, { topics: ['contagens'], since })).toBe(false)
  expect(hasChanged(environment, { topics: [], since })).toBe(false)
})

test('changes of one environment do not reach another', () => {
  const [other, since] = [createMockEnvironment(), now()]
  const callback = vi.fn<() => void>()
  const stop = onChanged(environment, callback)
  changed(other, '*')
  expect(callback).not.toHaveBeenCalled()
  changed(environment, 'rede')
  expect(hasChanged(other, { topics: ['rede'], since: now() - 1 })).toBe(false)
  expect(hasChanged(environment, { topics: ['rede'], since })).toBe(true)
  stop()
  changed(environment, 'rede')
  expect(callback).toHaveBeenCalledOnce()
})

test('knows when a query was requested, by its variables', () => {
  noteRead(environment, 'VagaPageQuery', { codigo: '12' }, 7)
  expect(readAt(environment, 'VagaPageQuery', { codigo: '12' })).toBe(7)
  expect(readAt(environment, 'VagaPageQuery', { codigo: '13' })).toBe(0)
})

test('reads the topics of another tab, whatever it sends', () => {
  expect(toTopics(['*', 'vaga:1', 2, null])).toEqual(['*', 'vaga:1'])
  expect(toTopics({ length: 1 })).toEqual([])
})
