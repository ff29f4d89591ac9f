import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { bin, root } from './run.mjs'
import { setUp } from './setup.mjs'
import { countTests, step } from './steps.mjs'

/**
 * The unit and integration tests of one workspace; if `words` are given, those whose path has one of them. `workers` as
 * vitest understands it.
 */
export function vitest(workspace, { env = {}, workers = '50%', words = [] } = {}) {
  const none = words.length > 0 ? ['--passWithNoTests'] : []
  return countTests(
    bin('vitest', workspace),
    ['run', ...none, ...words, `--maxWorkers=${workers}`, '--reporter=default', '--reporter=json'],
    {
      cwd: workspace,
      env,
      reportArgs: file => [`--outputFile.json=${file}`],
      count: report => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    },
  )
}

/** The files of the tests in the browser whose name has one of `words`. */
export const specsOf = words =>
  readdirSync(path.join(root, 'e2e')).filter(
    name => name.endsWith('.spec.ts') && words.some(word => `e2e/${name}`.includes(word)),
  )

async function runPlaywright(args, env = {}) {
  const result = await countTests(bin('playwright', 'e2e'), ['test', '--reporter=dot,json', ...args], {
    cwd: 'e2e',
    env,
    reportEnv: file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  })
  return result.failed === 0 ? result : { ...result, output: [result.output, ...readSnapshots()].join('\n') }
}

/** The page of each failed test, as text. The reporter prints only the names of these files. */
function readSnapshots() {
  const folder = path.join(root, 'e2e/test-results')
  const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('error-context.md'))
  return files.map(file => readFileSync(path.join(folder, file), 'utf8').split('# Test source')[0])
}

/** The tests in the browser, against the built programs; of `specs` alone where some are named. */
export async function browser(specs = []) {
  const chromium = await findChromium()
  return runPlaywright(
    specs.map(name => `/${name}`),
    chromium ? { CHROMIUM: chromium } : {},
  )
}

const isKills = name => name.endsWith('SePerde.spec.ts')

/** The built programs, killed while people use them; without a browser. */
export const kills = () => runPlaywright(['--config=kills.config.ts'])

/** Builds what is not built, and runs these files; free where there are none. */
export async function runSpecs(specs) {
  if (specs.length === 0) return
  if (!(await step('build', () => setUp()))) return
  const inBrowser = specs.filter(name => !isKills(name))
  if (inBrowser.length < specs.length) await step('kills', kills)
  if (inBrowser.length > 0) await step('browser', () => browser(inBrowser))
}
