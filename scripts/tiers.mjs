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

/**
 * The API's folders whose subject is SQL, locks or concurrency: their tests run on PostgreSQL as well. So do the files above
 * all folders, which call every operation as everybody (autorizacao) and with every text (injecao).
 */
const ofPostgres =
  /^api\/src\/((buscas|candidaturas|db|entrevistas|eventos|limites|mail|notificacoes|recomendacoes|rede|salvas|selecao|storage|stream|telemetry|vagas(\/busca)?)\/)?[^/]+$/

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

/**
 * The tests of one workspace that run on a server of PostgreSQL: those above, and all of the rest, because PGlite takes
 * more than twice as long for the same statements.
 */
export const testsOnPostgres = async workspace =>
  (await findTests()).filter(file => {
    if (!file.startsWith(`${workspace}/`) || file.startsWith('api/src/db/seed/')) return false
    return ofPostgres.test(file) || tierOf(file) === 'rest'
  })

/** The API's tests of the rest that run on PGlite beside a server of PostgreSQL. */
export const restOnPglite = async () => (await testsOf('api', 'rest')).filter(file => ofPglite.test(file))

/** The test files of one folder of the repository and one tier. */
export const testsOf = async (folder, tier) =>
  (await findTests()).filter(file => file.startsWith(`${folder}/`) && tierOf(file) === tier)
