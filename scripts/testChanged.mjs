import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findAffected } from './affected.mjs'
import { checkFiles, types } from './checks/all.mjs'
import { fail, root, run } from './run.mjs'
import { install } from './setup.mjs'
import { finish, step } from './steps.mjs'
import { runSpecs, vitest } from './suites.mjs'

/**
 * `npm run test:changed -- main`: the tests beside what changed since a commit, and those that import it; without a commit,
 * what is not committed yet. Most tests load a whole program, so all that load a changed file would be most of them.
 */
const since = process.argv[2] ?? 'HEAD'

const listed = async (...args) => {
  const { code, output } = await run('git', args)
  if (code !== 0) fail(output.trim())
  return output.split('\0').filter(Boolean)
}
const tracked = await listed('diff', '--name-only', '-z', since)
const added = await listed('ls-files', '--others', '--exclude-standard', '-z')
const files = [...tracked, ...added].filter(file => existsSync(path.join(root, file)))

if (!(await step('install', () => install()))) finish()
await types()
await checkFiles(files)

const sources = Object.fromEntries(
  [...(await listed('ls-files', '-z', '*.test.ts', '*.test.tsx')), ...added]
    .filter(file => /\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map(file => [file, readFileSync(path.join(root, file), 'utf8')]),
)
const affected = findAffected(files, sources)
for (const workspace of ['http', 'api', 'gateway', 'web']) {
  const words = affected.filter(file => file.startsWith(`${workspace}/`)).map(file => file.slice(workspace.length + 1))
  if (words.length > 0) await step(workspace, () => vitest(workspace, { words, workers: '100%' }))
}
await runSpecs(files)
finish()
