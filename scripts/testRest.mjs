import { providePostgres } from './postgres.mjs'
import { testReleasedApi } from './releasedApi.mjs'
import { setUpWithTools } from './setup.mjs'
import { finish, inLanes, step } from './steps.mjs'
import { kills, testScripts, vitestOf, vitestOnPglite, vitestOnPostgres, walk } from './suites.mjs'

/** `npm run test:rest`: what npm test leaves out (scripts/tiers.mjs). */
if (!(await step('build', () => setUpWithTools()))) finish()

// A lane of its own, beside what is no browser: it starts programs, and waits for them most of the time.
const killing = step('kills', kills)
const server = await providePostgres()
await inLanes([
  ...(server ? onPostgres(server) : onPgliteAlone()),
  testReleasedApi,
  () => step('web', () => vitestOf('rest', 'web')),
  () => step('tests of the scripts', () => testScripts('rest')),
])
await server?.stop()
await killing
await step('browser', walk)
finish()

/** Each database accepts statements that the other refuses. */
function onPostgres(server) {
  return [
    () => step('api on PostgreSQL', () => vitestOnPostgres('api', server)),
    () => step('gateway on PostgreSQL', () => vitestOnPostgres('gateway', server)),
    () => step('api on PGlite', vitestOnPglite),
  ]
}

function onPgliteAlone() {
  console.log('--  on PostgreSQL: no server here (TEST_DATABASE_URL)')
  const env = { TEST_DATABASE_URL: '' }
  return ['gateway', 'api'].map(workspace => () => step(workspace, () => vitestOf('rest', workspace, { env })))
}
