import { run } from './run.mjs'

/**
 * What runs a test file: the first pattern that its path has decides.
 * `test` is npm test, `rest` is npm run test:rest, and `cluster` is npm run e2e -- cluster, which needs rights of its own.
 */
const tiers = [
  ['cluster', /^e2e\/cluster\/[^/]+\.spec\.ts$/],
  ['test', /^e2e\/journeys\/[^/]+\.spec\.ts$/],
  ['rest', /^e2e\/(kills\/)?[^/]+\.spec\.ts$/],
  // Attacks; each of one thing with each of another, or random ones; whole programs that are started.
  ['rest', /^(api|gateway|web|scripts)\/.+\.(attack|matrix|program)\.test\.(ts|tsx|mjs)$/],
  // The database itself: its migrations, locks and demo data, each on a database of its own.
  ['rest', /^api\/src\/db\/.+\.test\.ts$/],
  ['test', /^(http|api\/src|gateway\/(src|graphiql)|web)\/.+\.test\.tsx?$/],
  ['test', /^scripts\/.+\.test\.mjs$/],
]

/** The tier of a test file, or undefined: scripts/checks/tiers.mjs lets no file be without one. */
export const tierOf = file => tiers.find(([, pattern]) => pattern.test(file))?.[0]

/** All test files, also those that are not committed yet. */
export async function findTests() {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--']
  const [{ output }, deleted] = await Promise.all([
    run('git', [...listed, '*.test.*', '*.spec.*']),
    run('git', ['ls-files', '--deleted']),
  ])
  const gone = new Set(deleted.output.split('\n'))
  return output.split('\n').filter(file => file && !gone.has(file))
}

/**
 * What runs on PGlite even where there is a server: what differs between the databases, as SQL that one of them refuses and
 * how a database starts, and the demo's data.
 */
const ofPglite = /^api\/src\/(injecao\.attack|server\.program|db\/.+)\.test\.ts$/

/** The rest of one workspace that runs on a server of PostgreSQL where there is one. The demo's data are the same there. */
export const restOnPostgres = async workspace =>
  (await testsOf(workspace, 'rest')).filter(file => !file.startsWith('api/src/db/seed/'))

/** The API's tests of the rest that run on PGlite beside a server of PostgreSQL. */
export const restOnPglite = async () => (await testsOf('api', 'rest')).filter(file => ofPglite.test(file))

/** The test files of one folder of the repository and one tier. */
export const testsOf = async (folder, tier) =>
  (await findTests()).filter(file => file.startsWith(`${folder}/`) && tierOf(file) === tier)
