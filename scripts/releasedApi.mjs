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
 * releases use it. One line, and no test, where nothing was released or the clone does not have the commit.
 */
export async function testReleasedApi() {
  if (!existsSync(releasedCommitFile)) return console.log(`--  ${name}: nothing is released yet`)
  const commit = readFileSync(releasedCommitFile, 'utf8').trim()
  if (!(await fetchCommit(commit))) return console.log(`--  ${name}: the commit ${commit} cannot be fetched`)
  await step(name, async () => {
    const folder = path.join(root, '.cache/released', commit)
    return (await checkOut(commit, folder)) || testOnSchema(folder, path.join(root, migrations))
  })
}

/** Whether the commit is in this clone now. A shallow clone gets it from where it came from. */
async function fetchCommit(commit) {
  const git = (...args) => run('git', args).then(({ code }) => code === 0)
  return (await git('cat-file', '-e', `${commit}^{commit}`)) || git('fetch', '--depth=1', 'origin', commit)
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
