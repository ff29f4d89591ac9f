import { budgets, drift, staticChecks, types } from './checks/all.mjs'
import { providePostgres } from './postgres.mjs'
import { testReleasedApi } from './releasedApi.mjs'
import { bundle, install } from './setup.mjs'
import { finish, step } from './steps.mjs'
import { browser, kills, runSpecs, specsOf, vitest } from './suites.mjs'

if (!(await step('install', () => install()))) finish()
await drift()

/** `npm test -- attack`: the tests whose path says so, of all workspaces and in the browser, and nothing else. */
const words = process.argv.slice(2)
if (words.length > 0) {
  for (const workspace of ['api', 'gateway', 'web']) await step(workspace, () => vitest(workspace, { words }))
  await runSpecs(specsOf(words))
  finish()
}

const compiled = await types()
const bundled = await step('bundles', bundle)

/** Two lanes, because two cores are what most machines of CI have: each takes the next piece, the longest first. */
const pieces = [
  () => step('api', () => vitest('api', { env: { TEST_DATABASE_URL: '' } })),
  onPostgres,
  () => step('web', () => vitest('web')),
  () => step('gateway', () => vitest('gateway')),
  testReleasedApi,
  staticChecks,
]
const lane = async () => {
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) await piece()
}
// A lane of its own, beside what is no browser: it starts programs, and waits for them most of the time.
const killing = compiled && bundled && step('kills', kills)
await Promise.all([lane(), lane(), killing])

if (bundled) await budgets()
if (bundled && compiled) await step('browser', () => browser())
else console.log('--  browser: there is nothing built to open')
finish()

/** The same suite on PostgreSQL: each database accepts statements that the other refuses. */
async function onPostgres() {
  const server = await providePostgres()
  if (!server) return console.log('--  api on PostgreSQL: no server here (TEST_DATABASE_URL)')
  await step('api on PostgreSQL', () => vitest('api', { env: { TEST_DATABASE_URL: server.url } }))
  await server.stop()
}
