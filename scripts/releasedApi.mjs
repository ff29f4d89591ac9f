import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'
import { complaintOf, step } from './steps.mjs'

/** The commit of the last release, which `npm run release` writes. */
export const releasedCommitFile = path.join(root, 'gateway/releases/commit')

const migrations = 'api/src/db/migrations'
const name = "the released API's tests on today's schema"

/**
 * The tests of the API that was released last, on a database with the migrations of this checkout: during an upgrade both
 * releases use it. One line, and no test, where nothing was released or a shallow clone cannot fetch the commit.
 */
export async function testReleasedApi() {
  if (!existsSync(releasedCommitFile)) return console.log(`--  ${name}: nothing is released yet`)
  const commit = readFileSync(releasedCommitFile, 'utf8').trim()
  const found = await findCommit(commit)
  if (found === 'not fetched') return console.log(`--  ${name}: the commit ${commit} cannot be fetched`)
  if (found === 'unknown') {
    return step(name, () => `gateway/releases/commit names ${commit}, which is no commit here: run npm run release.`)
  }
  await step(name, async () => {
    const folder = path.join(root, '.cache/released', commit)
    return (await checkOut(commit, folder)) || testOnSchema(folder, path.join(root, migrations))
  })
}

/** 'here', 'not fetched' in a shallow clone that could not get it from where it came from, or 'unknown'. */
export async function findCommit(commit, cwd = root) {
  const git = (...args) => run('git', args, { cwd })
  if ((await git('cat-file', '-e', `${commit}^{commit}`)).code === 0) return 'here'
  if ((await git('fetch', '--depth=1', 'origin', commit)).code === 0) return 'here'
  const { output } = await git('rev-parse', '--is-shallow-repository')
  return output.trim() === 'false' ? 'unknown' : 'not fetched'
}

/** A release with the packages of its own lockfile: a later version of one must not fail its tests. Resolves a complaint. */
async function checkOut(commit, folder) {
  if (existsSync(path.join(folder, 'node_modules/.modules.yaml'))) return ''
  rmSync(path.dirname(folder), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = path.join(folder, 'release.tar')
  const install = ['--yes', 'pnpm@10.34.8', 'install', '--frozen-lockfile', '--prod=false', '--filter', './api']
  return (
    (await complaintOf('git', ['archive', '--output', archive, commit])) ||
    (await complaintOf('tar', ['-xf', archive, '-C', folder])) ||
    (await complaintOf('npx', install, { cwd: folder }))
  )
}

/** The contract tests of the API in `folder`, with these migrations in place of its own. Resolves a complaint. */
export function testOnSchema(folder, migrationsFolder) {
  const own = path.join(folder, migrations)
  rmSync(own, { recursive: true })
  cpSync(migrationsFolder, own, { recursive: true })
  return complaintOf('npm', ['run', '--silent', 'test:contract'], {
    cwd: path.join(folder, 'api'),
    env: { NO_COLOR: '1', TEST_DATABASE_URL: '' },
  })
}
