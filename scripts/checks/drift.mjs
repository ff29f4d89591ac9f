import { digest } from '../stamp.mjs'
import { generated } from '../generators.mjs'
import { run } from '../run.mjs'

/**
 * Generates everything again and compares. Resolves what is behind its source, or ''.
 * In a fresh clone this is `git diff --exit-code`; at a desk it also passes with work not yet committed.
 */
export async function checkDrift() {
  const before = await digests()
  const { code, output } = await run(process.execPath, ['scripts/generate.mjs'])
  if (code !== 0) return output
  const after = await digests()
  const behind = [...new Set([...before.keys(), ...after.keys()])].filter(file => before.get(file) !== after.get(file))
  if (behind.length === 0) return ''
  return ['These were behind their sources (npm run generate). They are right now: commit them.', ...behind].join(
    '\n  ',
  )
}

async function digests() {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...generated])
  const files = output.split('\n').filter(file => /__generated__|\.json$|^docs\//.test(file))
  return new Map(files.map(file => [file, digest([file])]))
}
