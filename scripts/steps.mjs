import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, run } from './run.mjs'

const tally = { passed: 0, failed: 0, failures: [] }

/**
 * Runs a step and prints one line for it, plus its output if it failed.
 * The step resolves a complaint ('' or nothing if it succeeded) or { passed, failed, output, failures }.
 */
export async function step(name, work) {
  const begin = performance.now()
  const result = (await attempt(work)) || { passed: 1, failed: 0 }
  const {
    passed,
    failed,
    output,
    failures = [],
  } = typeof result === 'string' ? { passed: 0, failed: 1, output: result } : result
  tally.passed += passed
  tally.failed += failed
  tally.failures.push(...failures.map(failure => `FAILED  ${name}: ${shorten(failure)}`))
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${failed ? 'FAILED' : 'ok'}  ${name}  ${seconds} s`)
  if (failed) console.log(output.trimEnd().replaceAll(/^/gm, '    '))
  return failed === 0
}

/** Without the frames of the test runner, at most a screen. */
const shorten = failure =>
  stripVTControlCharacters(failure)
    .split('\n')
    .filter(line => !/^\s*at .*(node_modules|<anonymous>)/.test(line))
    .slice(0, 25)
    .join('\n')

async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    return String(error.message || error)
  }
}

/** Two lanes, because two cores are what most machines of CI have: each takes the next piece, so give the longest first. */
export async function inLanes(pieces) {
  const left = [...pieces]
  const lane = async () => {
    for (let piece = left.shift(); piece; piece = left.shift()) await piece()
  }
  await Promise.all([lane(), lane()])
}

/** Whether a step has failed so far. */
export const hasFailed = () => tally.failed > 0

/** Prints the failed tests and the line that ends every run, and sets the exit code. */
export function finish() {
  for (const failure of tally.failures) console.log(failure)
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0)
}

/** Resolves the output of a command that failed, or ''. */
export async function complaintOf(command, args, options) {
  const { code, output } = await run(command, args, options)
  return code === 0 ? '' : output || `${path.basename(command)} ended with code ${code}.`
}

/**
 * Runs a test runner that writes a JSON report, and counts its tests.
 * `count` takes the report, and gives { passed, failed, failures }: the name and the error of each failed test.
 * A run that fails without a failed test counts as one failure.
 */
export async function countTests(command, args, { reportArgs = () => [], reportEnv = () => ({}), count, cwd, env }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  const file = path.join(folder, 'report.json')
  const { code, output } = await run(command, [...args, ...reportArgs(file)], {
    cwd: path.join(root, cwd),
    env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env, ...reportEnv(file) },
  })
  const { passed, failed, failures } = readReport(file, count)
  rmSync(folder, { recursive: true })
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), output, failures }
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, failures: [] }
  }
}
