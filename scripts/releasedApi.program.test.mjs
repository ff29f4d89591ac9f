import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { findCommit, testOnSchema } from './releasedApi.mjs'
import { root, run } from './run.mjs'

const migrations = path.join(root, 'api/src/db/migrations')

const isSource = file => !file.split(path.sep).includes('node_modules')

/** The API of this checkout as if it had been released, in a folder that `t` removes. */
function copyApi(t) {
  const folder = mkdtempSync(path.join(tmpdir(), 'released-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const name of ['institutions', 'http', 'tsconfig.base.json', 'api/src', 'api/package.json', 'api/tsconfig.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource })
  for (const name of ['api/vitest.config.ts', 'api/openapi.json'])
    cpSync(path.join(root, name), path.join(folder, name))
  // Its own folder: the images of databases in it are of its own schema.
  const packages = path.join(folder, 'api/node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(path.join(root, 'api/node_modules')).filter(name => name !== '.cache'))
    symlinkSync(path.join(root, 'api/node_modules', name), path.join(packages, name))
  return folder
}

/** A copy of today's migrations with one more, in a folder that `t` removes. */
function addMigration(t, sql) {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  t.after(() => rmSync(folder, { recursive: true }))
  cpSync(migrations, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(path.join(folder, 'next.sql'), sql)
  return folder
}

await test('a migration that drops a column which the released API uses fails the tests of that API', async t => {
  const contracted = addMigration(t, 'alter table vagas drop column link_vaga;')
  assert.match(await testOnSchema(copyApi(t), contracted), /column "link_vaga" of relation "vagas" does not exist/)
})

await test('the commit of the release is found in a whole clone, fetched in a shallow one, and otherwise unknown', async t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commits-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const [whole, shallow] = [path.join(folder, 'whole'), path.join(folder, 'shallow')]
  mkdirSync(whole)
  const git = async (cwd, ...args) => (await run('git', args, { cwd })).output.trim()
  await git(whole, 'init')
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
  for (const message of ['first', 'second']) await git(whole, ...person, 'commit', '--allow-empty', '-m', message)
  const first = await git(whole, 'rev-parse', 'HEAD~1')
  await git(folder, 'clone', '--depth=1', `file://${whole}`, shallow)
  const nowhere = '0'.repeat(40)
  assert.equal(await findCommit(first, whole), 'here')
  assert.equal(await findCommit(nowhere, whole), 'unknown')
  assert.equal(await findCommit(nowhere, shallow), 'not fetched')
  assert.equal(await findCommit(first, shallow), 'here')
})

await test('each word of the contract tests is the path of a test', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'api/package.json'), 'utf8'))
  const words = scripts['test:contract'].split(' ').filter(word => word.startsWith('src/'))
  const files = readdirSync(path.join(root, 'api/src'), { recursive: true })
  for (const word of words) assert.ok(files.includes(`${word.slice('src/'.length)}.test.ts`), word)
})
