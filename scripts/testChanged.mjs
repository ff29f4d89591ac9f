import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkFiles, types } from './checks/all.mjs'
import { fail, root, run } from './run.mjs'
import { install } from './setup.mjs'
import { finish, step } from './steps.mjs'
import { runSpecs, specsOf, vitest } from './suites.mjs'

/** `npm run test:changed -- main`: what concerns the changes since a commit; without one, those not committed yet. */
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
await Promise.all(['api', 'gateway', 'web'].map(name => step(name, () => vitest(name, { since }))))
await runSpecs(specsOf(files))
finish()
