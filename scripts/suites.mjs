import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { bin, root } from './run.mjs'
import { setUpWithTools } from './setup.mjs'
import { complaintOf, countTests, step } from './steps.mjs'
import { restOnPglite, restOnPostgres, testsOf } from './tiers.mjs'

/** The tests of one workspace whose path contains one of `words`, or all. `workers` as vitest understands it. */
export function vitest(workspace, { env = {}, workers = '50%', words = [] } = {}) {
  const none = words.length > 0 ? ['--passWithNoTests'] : []
  return countTests(
    bin('vitest', workspace),
    ['run', ...none, ...words, `--maxWorkers=${workers}`, '--reporter=dot', '--reporter=json'],
    {
      cwd: workspace,
      env,
      reportArgs: file => [`--outputFile.json=${file}`],
      count: report => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        failures: report.testResults.flatMap(failuresOfFile),
      }),
    },
  )
}

/** Of a file that did not run, its own error. */
const failuresOfFile = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter(test => test.status === 'failed')
  const file = path.relative(root, name)
  if (failed.length === 0 && status === 'failed') return [`${file}\n${message}`]
  return failed.map(test => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

const toPaths = files => files.map(file => path.join(root, file))

/** The tests of one workspace and one tier. */
export const vitestOf = async (tier, workspace, options) =>
  vitest(workspace, { ...options, words: toPaths(await testsOf(workspace, tier)) })

/** The API's tests of the rest that run on PGlite beside a server of PostgreSQL. */
export const vitestOnPglite = async () =>
  vitest('api', { env: { TEST_DATABASE_URL: '' }, words: toPaths(await restOnPglite()) })

/** The rest of a workspace on this server. */
export const vitestOnPostgres = async (workspace, { url }) =>
  vitest(workspace, { env: { TEST_DATABASE_URL: url }, words: toPaths(await restOnPostgres(workspace)) })

/** The tests of the scripts of one tier. Resolves a complaint. */
export const testScripts = async tier => complaintOf(process.execPath, ['--test', ...(await testsOf('scripts', tier))])

const failuresOfSuite = ({ suites = [], specs = [] }) => [
  ...specs.filter(spec => !spec.ok).map(failureOfSpec),
  ...suites.flatMap(failuresOfSuite),
]

const failureOfSpec = ({ file, title, tests }) =>
  [`${file} > ${title}`, ...tests.flatMap(test => test.results.map(({ error }) => error?.message ?? ''))].join('\n')

async function runPlaywright(args, env = {}) {
  const result = await countTests(bin('playwright', 'e2e'), ['test', '--reporter=dot,json', ...args], {
    cwd: 'e2e',
    env,
    reportEnv: file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresOfSuite),
    }),
  })
  return result.failed === 0 ? result : { ...result, output: [result.output, ...readSnapshots()].join('\n') }
}

/** The page of each failed test, as text. The reporter prints only the names of these files. */
function readSnapshots() {
  const folder = path.join(root, 'e2e/test-results')
  const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('error-context.md'))
  return files.map(file => readFileSync(path.join(folder, file), 'utf8').split('# Test source')[0])
}

/** The folders of e2e that have a configuration of their own: other programs, or other people. */
const folders = ['journeys', 'kills']

/** The specs of one folder of e2e, or of e2e itself, against the built programs, which must be there. */
async function runFolder(folder, files) {
  const chromium = await findChromium()
  const config = folder ? [`--config=${folder}`] : []
  return runPlaywright([...config, ...files.map(file => `/${file}$`)], chromium ? { CHROMIUM: chromium } : {})
}

const isIn = folder => file => folders.find(each => file.startsWith(`e2e/${each}/`)) === folder

/** The main journeys of both roles, axe on each page, and the guards: the browser of npm test. */
export const journeys = async () => runFolder('journeys', (await testsOf('e2e', 'test')).filter(isIn('journeys')))

/** The built programs, killed while people use them; without a browser. */
export const kills = () => runPlaywright(['--config=kills'])

/** All other tests in the browser. */
export const walk = async () => runFolder(undefined, (await testsOf('e2e', 'rest')).filter(isIn(undefined)))

/** Builds what is not built, and runs the specs whose path contains one of `words`; free where there are none. */
export async function runSpecs(words) {
  const specs = [...(await testsOf('e2e', 'test')), ...(await testsOf('e2e', 'rest'))].filter(file =>
    words.some(word => file.includes(word)),
  )
  if (specs.length === 0) return
  if (!(await step('build', () => setUpWithTools()))) return
  for (const folder of [...folders, undefined]) {
    const files = specs.filter(isIn(folder))
    if (files.length > 0) await step(`browser${folder ? `, ${folder}` : ''}`, () => runFolder(folder, files))
  }
}
