import { expect, test } from 'vitest'
import { fetchPolicy, freshness } from './freshness.ts'

const now = Date.parse('2026-03-09T12:00:00Z')
const storedSince = (age: number) => ({ status: 'available' as const, fetchTime: now - age })

test('asks for nothing while the data is fresh', () => {
  expect(fetchPolicy('vagas', storedSince(29_000), now)).toBe('store-or-network')
  expect(fetchPolicy('minhasVagas', storedSince(4 * 60_000), now)).toBe('store-or-network')
})

test('shows stale data that is still kept, and asks again', () => {
  expect(fetchPolicy('vagas', storedSince(31_000), now)).toBe('store-and-network')
  expect(fetchPolicy('perfil', storedSince(29 * 60_000), now)).toBe('store-and-network')
})

test('shows what the stream keeps right, and asks again, where the stream has missed something since', () => {
  for (const kind of ['candidaturas', 'conversas', 'notificacoes', 'minhasVagas', 'minhaVaga'] as const)
    expect(fetchPolicy(kind, storedSince(2_000), now, now - 1_000)).toBe('store-and-network')
  expect(fetchPolicy('conversas', storedSince(2_000), now, now - 3_000)).toBe('store-or-network')
  expect(fetchPolicy('vagas', storedSince(2_000), now, now - 1_000)).toBe('store-or-network')
})

test('waits for the network once data is older than it is kept', () => {
  expect(fetchPolicy('vagas', storedSince(5 * 60_000), now)).toBe('network-only')
  expect(fetchPolicy('historico', storedSince(10 * 60_000), now)).toBe('network-only')
})

test('waits for the network where the store has not all of it', () => {
  expect(fetchPolicy('vagas', { status: 'missing' }, now)).toBe('network-only')
  expect(fetchPolicy('vagas', { status: 'stale' }, now)).toBe('network-only')
})

test('shows what came with other queries, and asks for it all the same', () => {
  expect(fetchPolicy('vaga', { status: 'available', fetchTime: null }, now)).toBe('store-and-network')
})

test('never asks again for types, departments and interests', () => {
  expect(fetchPolicy('referencia', storedSince(24 * 60 * 60_000), now)).toBe('store-or-network')
})

test('holds the ages of the specification, in milliseconds', () => {
  expect(freshness).toMatchObject({
    perfil: { fresh: 600_000, kept: 1_800_000 },
    vagas: { fresh: 30_000, kept: 300_000 },
    conversas: { fresh: 30_000, kept: 300_000 },
    historico: { fresh: 300_000, kept: 600_000 },
    minhasVagas: { fresh: 300_000, kept: 1_800_000 },
  })
})

test('shows what was heard to have changed, and asks again, however fresh it is', () => {
  expect(fetchPolicy('vagas', storedSince(2_000), now, null, now - 1_000)).toBe('store-and-network')
  expect(fetchPolicy('vagas', storedSince(2_000), now, null, now - 3_000)).toBe('store-or-network')
})
