import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from './apt.mjs'
import { freePort } from './freePort.mjs'
import { run } from './run.mjs'

const debian = '/usr/lib/postgresql'

/** The folder of initdb, postgres, pg_dump and psql, or undefined. */
export function binaries() {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find(folder => existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root; there the package's own user runs it. */
async function runAs() {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = (await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])).map(
    ({ output }) => Number(output),
  )
  return { uid, gid }
}

/**
 * Resolves { url, stop } of a PostgreSQL server for tests: the one of TEST_DATABASE_URL, or a throwaway one.
 * Resolves undefined if there is none and none may be installed.
 */
export async function providePostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop() {} }
  if (!binaries()) await aptInstall('postgresql')
  const folder = binaries()
  return folder && startThrowaway(folder, await runAs())
}

async function startThrowaway(folder, user) {
  const data = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const { code, output } = await run(path.join(folder, 'initdb'), initdb, { cwd: data, ...user })
  if (code !== 0) throw new Error(output)

  const port = await freePort()
  // Faster: this data need not survive a crash.
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(setting => ['-c', setting])
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', data, ...fast]
  const server = spawn(path.join(folder, 'postgres'), args, { cwd: data, stdio: ['ignore', 'ignore', 'pipe'], ...user })
  process.on('exit', () => server.kill('SIGQUIT'))
  await new Promise((resolve, reject) => {
    let said = ''
    server.stderr.on('data', chunk => /ready to accept connections/.test((said += chunk)) && resolve())
    server.on('close', () => reject(new Error(said)))
  })
  const stop = async () => {
    server.kill('SIGINT')
    await new Promise(resolve => server.on('close', resolve))
    rmSync(data, { recursive: true, force: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
