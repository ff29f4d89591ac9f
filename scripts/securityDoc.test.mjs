import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { run } from './run.mjs'

const text = await readFile(new URL('../docs/security.md', import.meta.url), 'utf8')
const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
const files = output.split('\n')

/** The tests that a cell names: by their paths, or in the table of ASVS by what their names begin with. */
const testsIn = cell =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name)
    .filter(name => /^[\w/-]+\.(attack|matrix|test|spec)(\.test)?(\.tsx?)?$/.test(name))

const isThere = name =>
  files.includes(name) || files.some(file => file.includes(`/${name.replace(/\.test$/, '')}.test.ts`))

const rowsOf = section =>
  section
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line => line.slice(1, -1).split(' | '))
    .filter(([first = '']) => !/^ *(promise|requirement|-+) *$/.test(first))

void test('each promise of docs/security.md names a test, and each test that it names exists', () => {
  const promises = rowsOf(text.split('## Guarantees')[1].split('\n## ')[0])
  assert.ok(promises.length > 20)
  for (const row of promises) {
    const cell = row.at(-1)
    assert.ok(cell.trim() === 'the same' || testsIn(cell).length > 0, `no test keeps: ${row[0]}`)
  }
  for (const name of testsIn(text)) assert.ok(isThere(name), `docs/security.md names ${name}, which does not exist`)
})

void test('each requirement of the table of ASVS is held by something, or says why not', () => {
  const requirements = rowsOf(text.split('## OWASP ASVS')[1].split('\n## ')[0])
  assert.ok(requirements.length > 60)
  for (const [name, held, by = ''] of requirements) {
    assert.match(held.trim(), /^(yes|no|in part|does not apply)$/, name)
    assert.ok(by.trim() !== '', name)
  }
})
