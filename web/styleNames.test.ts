import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortNames } from './styleNames.ts'

const files = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css.ts'))
  .map(file => `src/${file}`)

test('no two classes of the site have the same name, and each is a valid one', () => {
  const nameOf = shortNames(import.meta.dirname)
  const numbers = Array.from({ length: 100 }, (_, number) => number.toString(36))
  const names = files.flatMap((filePath, place) =>
    numbers.map(number => nameOf({ hash: `hash${place}${number}`, filePath })),
  )
  expect(new Set(names).size).toBe(files.length * numbers.length)
  for (const name of names) expect(name).toMatch(/^[a-z][0-9a-z]{2,3}$/)
})

test('a build that evaluates a file twice has the same names', () => {
  const nameOf = shortNames(import.meta.dirname)
  const evaluate = () => ['abc0', 'abc1', 'abcz'].map(hash => nameOf({ hash, filePath: files[0] ?? '' }))
  expect(evaluate()).toEqual(evaluate())
})

test('a file that is not among the sources is refused', () => {
  const nameOf = shortNames(import.meta.dirname)
  expect(() => nameOf({ hash: 'abc0', filePath: 'node_modules/other.css.ts' })).toThrow('No short name for abc0')
})
