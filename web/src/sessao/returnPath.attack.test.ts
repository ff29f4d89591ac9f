import { expect, test } from 'vitest'
import { readReturnPath } from './returnPath.ts'

const read = (voltar: string) => readReturnPath(new URLSearchParams({ voltar }))

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example/b?c=d',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/\t/evil.example',
  '/.\n//evil.example',
  '/.//user@evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '',
])('rejects %j', voltar => {
  expect(read(voltar)).toBeNull()
})

test.each([
  ['/opportunities?type=estagio', '/opportunities?type=estagio'],
  ['/messages?userId=3#fim', '/messages?userId=3'],
  ['/a/../messages', '/messages'],
  ['/opportunities/12?voltar=//evil.example', '/opportunities/12?voltar=//evil.example'],
  ['/a//b', '/a//b'],
])('reads %j as %j', (voltar, to) => {
  expect(read(voltar)).toBe(to)
})
