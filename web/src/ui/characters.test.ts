import { expect, test } from 'vitest'
import { countCharacters, isBlank } from './characters.ts'

test.each([
  ['', 0],
  ['ação', 4],
  ['👍', 1],
  ['👩🏽‍🔬', 4],
  ['𝒳', 1],
])('counts the code points of %s', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test.each([
  '',
  ' \n\t',
  '\u200B',
  '\u2060\uFEFF',
  '\u00AD',
  '\u3164',
  '\u115F\u1160',
  '\u2800',
  '\u0301\u0301',
  '\u202E',
  '\uFE0F',
  '\0',
])('shows nothing of %j', text => {
  expect(isBlank(text)).toBe(true)
})

test.each(['.', '👍', 'a\u0301', '\u200B!', 'ッ', '１'])('shows something of %j', text => {
  expect(isBlank(text)).toBe(false)
})
