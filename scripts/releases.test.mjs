import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planRelease } from './releases.mjs'

const [a, b, c, d] = [{ a: 'query A' }, { b: 'query B' }, { c: 'query C' }, { d: 'query D' }]

await test('the first release has every document, in order', () => {
  const planned = planRelease({}, { ...b, ...a }, '2026-01-01')
  assert.equal(JSON.stringify(planned), JSON.stringify({ '2026-01-01.json': { ...a, ...b } }))
})

await test('a release without a new document writes no file', () => {
  const files = { '2026-01-01.json': { ...a, ...b } }
  assert.deepEqual(planRelease(files, a, '2026-01-02'), files)
})

await test('what is still in use moves to the new file, and the rest stays under its date', () => {
  const planned = planRelease({ '2026-01-01.json': { ...a, ...b } }, { ...b, ...c }, '2026-01-02')
  assert.deepEqual(planned, { '2026-01-01.json': a, '2026-01-02.json': { ...b, ...c } })
})

await test('a file of which nothing is left goes', () => {
  const planned = planRelease({ '2026-01-01.json': a }, { ...a, ...b }, '2026-01-02')
  assert.deepEqual(planned, { '2026-01-02.json': { ...a, ...b } })
})

await test('a further release of a day has a number, and comes after', () => {
  const second = planRelease({ '2026-01-01.json': a }, b, '2026-01-01')
  assert.deepEqual(Object.keys(second), ['2026-01-01.json', '2026-01-01.2.json'])
  const many = Object.fromEntries(
    [...Array(10).keys()].map(n => [`2026-01-01${n ? `.${n + 1}` : ''}.json`, { [n]: '' }]),
  )
  assert.equal(Object.keys(planRelease(many, a, '2026-01-01')).at(-1), '2026-01-01.11.json')
})

await test('a document that comes back is in use again', () => {
  const files = { '2026-01-01.json': a, '2026-01-02.json': b }
  assert.deepEqual(planRelease(files, { ...a, ...b }, '2026-01-03'), { '2026-01-03.json': { ...a, ...b } })
})

await test('documents are kept for 90 days after they were replaced, however long they were in use', () => {
  const files = { '2026-01-01.json': a, '2026-06-01.json': b, '2026-06-02.json': c }
  assert.ok(planRelease(files, d, '2026-08-30')['2026-01-01.json'])
  assert.equal(planRelease(files, d, '2026-08-31')['2026-01-01.json'], undefined)
})

await test('the newest three files are kept however old they are', () => {
  const files = { '2020-01-01.json': a, '2020-01-02.json': b, '2020-01-03.json': c }
  assert.deepEqual(planRelease(files, c, '2026-01-01'), files)
  assert.deepEqual(Object.keys(planRelease(files, d, '2026-01-01')), [
    '2020-01-02.json',
    '2020-01-03.json',
    '2026-01-01.json',
  ])
})
