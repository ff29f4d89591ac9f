import { digest } from '../stamp.mjs'
import { generated } from '../generators.mjs'
import { run } from '../run.mjs'

/**
 * Generates everything again and compares. Resolves what is behind its source, or ''. A start without the tools uses the
 * committed files, so none may be missing there.
 * In a fresh clone this is `git diff --exit-code`; at a desk it also passes with work not yet committed.
 */
export async function checkDrift() {
  const missing = await uncommitted()
  if (missing.length > 0) return ['git does not have these generated files:', ...missing].join('\n  ')
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

async function uncommitted() {
  const lists = await Promise.all(generated.map(async file => [file, (await run('git', ['ls-files', file])).output]))
  return lists.filter(([, listed]) => listed === '').map(([file]) => file)
}
