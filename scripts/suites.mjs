import { bin } from './run.mjs'
import { countTests } from './steps.mjs'

/** The unit and integration tests of one workspace, or those whose path has one of `words`. `workers` as vitest understands it. */
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

/** The tests in the browser, against the built programs. `chromium` is a path, or undefined for Playwright's own. */
export function playwright(chromium) {
  return countTests(bin('playwright', 'e2e'), ['test', '--reporter=dot,json'], {
    cwd: 'e2e',
    env: chromium ? { CHROMIUM: chromium } : {},
    reportEnv: file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  })
}
