import { expect, test } from 'vitest'
import { withinSite } from './withinSite.ts'

test.each(['/', '/profile/12', '/messages?userId=7', '?busca=a b', '#conteudo'])('leaves %s as it is', to => {
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
])('leads %j to the start', to => {
  expect(withinSite(to)).toBe('/')
})
