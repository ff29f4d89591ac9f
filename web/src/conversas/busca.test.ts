import { expect, test } from 'vitest'
import { encontra } from './busca.ts'

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
  expect(encontra(busca, 'João da Silva', 'Até amanhã!')).toBe(found)
})

test('a conversation without a name or a text is found by what it has', () => {
  expect(encontra('oi', null, 'Oi')).toBe(true)
  expect(encontra('oi', null, null)).toBe(false)
})
