import { expect, test } from 'vitest'
import { matchesSearch } from './matchesSearch.ts'

test.each([
  ['joao', true],
  ['JOÃO', true],
  ['  silva  joao ', true],
  ['amanha', true],
  ['silva amanhã', true],
  ['', true],
  ['maria', false],
  ['joao terça', false],
])('%j over a name and a text', (busca, found) => {
  expect(matchesSearch(busca, 'João da Silva', 'Até amanhã!')).toBe(found)
})

test('finds a conversation without a name or a message by the other one', () => {
  expect(matchesSearch('oi', null, 'Oi')).toBe(true)
  expect(matchesSearch('oi', null, null)).toBe(false)
})
