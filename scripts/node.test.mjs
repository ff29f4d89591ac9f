import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isInRange } from './node.mjs'

const read = file => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const { node } = JSON.parse(read('package.json')).engines

await test('accepts the versions of engines and no other', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '22.20.0', '24.0.0', '26.10.0'])
    assert.equal(isInRange(version, node), true, version)
  for (const version of ['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])
    assert.equal(isInRange(version, node), false, version)
})

await test('README names the lowest version of each line of engines', () => {
  const sentence = /You need \[Node\.js\][^\n]*/.exec(read('README.md'))?.[0]
  const lowest = node.match(/\d+\.\d+/g).map(version => version.replace('.0', ''))
  assert.deepEqual(sentence.match(/\b\d+(\.\d+)?\b/g), lowest)
})
