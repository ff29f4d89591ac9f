import { expect, test } from 'vitest'
import { withinSite } from './withinSite.ts'

test.each(['/', '/profile/12', '/messages?userId=7', '?busca=a b', '#conteudo'])('returns %s unchanged', to => {
  expect(withinSite(to)).toBe(to)
})

test.each([
  'javascript:x',
  ' javascript:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
])("returns '/' for %j", to => {
  expect(withinSite(to)).toBe('/')
})
