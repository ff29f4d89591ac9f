import { expect, test } from 'vitest'
import { fetchPolicy, freshness } from './freshness.ts'

const now = Date.parse('2026-03-09T12:00:00Z')
const storedSince = (age: number) => ({ status: 'available' as const, fetchTime: now - age })

test('sends no request while the data is fresh', () => {
  expect(fetchPolicy('vagas', storedSince(29_000), now)).toBe('store-or-network')
  expect(fetchPolicy('minhasVagas', storedSince(4 * 60_000), now)).toBe('store-or-network')
})

test('shows stale data that is still kept, and refetches', () => {
  expect(fetchPolicy('vagas', storedSince(31_000), now)).toBe('store-and-network')
  expect(fetchPolicy('perfil', storedSince(29 * 60_000), now)).toBe('store-and-network')
})

test('waits for the network once data is older than it is kept', () => {
  expect(fetchPolicy('vagas', storedSince(5 * 60_000), now)).toBe('network-only')
  expect(fetchPolicy('historico', storedSince(10 * 60_000), now)).toBe('network-only')
})

test('waits for the network if the store misses a part', () => {
  expect(fetchPolicy('vagas', { status: 'missing' }, now)).toBe('network-only')
  expect(fetchPolicy('vagas', { status: 'stale' }, now)).toBe('network-only')
})

test('shows data of other queries, and refetches', () => {
  expect(fetchPolicy('vaga', { status: 'available', fetchTime: null }, now)).toBe('store-and-network')
})

test('never refetches types, departments and interests', () => {
  expect(fetchPolicy('referencia', storedSince(24 * 60 * 60_000), now)).toBe('store-or-network')
})

test('has the ages of the specification, in milliseconds', () => {
  expect(freshness).toMatchObject({
    perfil: { fresh: 600_000, kept: 1_800_000 },
    vagas: { fresh: 30_000, kept: 300_000 },
    conversas: { fresh: 30_000, kept: 300_000 },
    historico: { fresh: 300_000, kept: 600_000 },
    minhasVagas: { fresh: 300_000, kept: 1_800_000 },
  })
})

test('shows data of which a topic has changed, and refetches, however fresh it is', () => {
  expect(fetchPolicy('vagas', storedSince(2_000), now, true)).toBe('store-and-network')
  expect(fetchPolicy('candidato', storedSince(2_000), now, true)).toBe('network-only')
})
