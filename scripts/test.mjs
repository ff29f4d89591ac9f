import { budgets, checkFiles, checkWhole, drift, types } from './checks/all.mjs'
import { providePostgres } from './postgres.mjs'
import { bundleOnce, install } from './setup.mjs'
import { finish, inLanes, step } from './steps.mjs'
import { journeys, runSpecs, vitest, vitestOf } from './suites.mjs'

if (!(await step('install', () => install()))) finish()
await drift()

/** `npm test -- attack`: the tests whose path says so, of both tiers and all workspaces, and nothing else. */
const words = process.argv.slice(2)
if (words.length > 0) {
  for (const workspace of ['http', 'api', 'gateway', 'web']) await step(workspace, () => vitest(workspace, { words }))
  await runSpecs(words)
  finish()
}

// What universities run. Without a server the API's tests run on PGlite.
const server = await providePostgres()
const onDatabase = { env: { TEST_DATABASE_URL: server?.url ?? '' } }
const bundled = types().then(typed => typed && step('bundles', bundleOnce))
await inLanes([
  () => bundled,
  () => step('web', () => vitestOf('test', 'web')),
  () => step(`api on ${server ? 'PostgreSQL' : 'PGlite'}`, () => vitestOf('test', 'api', onDatabase)),
  browser,
  () => step('gateway', () => vitestOf('test', 'gateway')),
  () => step('http', () => vitestOf('test', 'http')),
  checkFiles,
  checkWhole,
])
await server?.stop()
finish()

async function browser() {
  if (!(await bundled)) return console.log('--  browser: there is nothing built to open')
  await budgets()
  await step('browser', journeys)
}
