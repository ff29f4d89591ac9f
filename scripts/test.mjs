import { budgets, drift, staticChecks, types } from './checks/all.mjs'
import { bundleOnce, install } from './setup.mjs'
import { finish, inLanes, step } from './steps.mjs'
import { journeys, runSpecs, vitest, vitestOf } from './suites.mjs'

if (!(await step('install', () => install()))) finish()
await drift()

/** `npm test -- attack`: the tests whose path says so, of both tiers and all workspaces, and nothing else. */
const words = process.argv.slice(2)
if (words.length > 0) {
  for (const workspace of ['api', 'gateway', 'web']) await step(workspace, () => vitest(workspace, { words }))
  await runSpecs(words)
  finish()
}

const bundled = (await types()) && (await step('bundles', bundleOnce))
await inLanes([
  () => step('api', () => vitestOf('test', 'api', { env: { TEST_DATABASE_URL: '' } })),
  () => step('web', () => vitestOf('test', 'web')),
  () => step('gateway', () => vitestOf('test', 'gateway')),
  staticChecks,
])
if (bundled) {
  await budgets()
  await step('browser', journeys)
} else console.log('--  browser: there is nothing built to open')
finish()
