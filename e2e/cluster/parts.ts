import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProgram } from '../stack.ts'
import { routeHosts } from './route.ts'

/* Programs of the cluster. Each starts again where it was: with its port and its data. */

export interface Part {
  /** Resolves when it can be reached. */
  start: () => Promise<void>
  /** Ends it by SIGKILL. */
  kill: () => Promise<void>
  /** Ends it by SIGTERM, and waits until it has finished. */
  stop: () => Promise<void>
}

/** A built program of the checkout at `folder`. `env` includes its port. */
export function createProgram(name: 'api' | 'gateway', port: number, env: Record<string, string>) {
  let running: Awaited<ReturnType<typeof startProgram>> | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    start: async (folder?: string) => {
      running = await startProgram(name, port, env, { cwd: folder })
    },
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
  }
}

/** The hosts on which the servers listen. */
const hosts = ['127.0.0.1', ...routeHosts].join()

type User = { uid?: number; gid?: number }

/** PostgreSQL and PgBouncer refuse to run as root. */
function asUser(name: string): User {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, name])))
  return { uid, gid }
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** A server of a Debian package. Retries the start, which fails while a killed server still holds its port or socket. */
function createDaemon(command: string, args: string[], port: number, { user = {}, end = 'SIGTERM' }: Options = {}) {
  let child: ChildProcess | undefined
  const begin = () => {
    child = spawn(command, args, { stdio: 'ignore', ...user })
  }
  const finish = async (signal: NodeJS.Signals) => {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise(resolve => ending.once('exit', resolve))
    ending.kill(signal)
    await ended
  }
  process.once('exit', () => child?.kill('SIGKILL'))
  const start = async () => {
    begin()
    for (let left = 200; !(await isListening(port)); left -= 1) {
      if (left === 0) throw new Error(`${command} did not start.`)
      if (child?.exitCode !== null) begin()
      await wait(50)
    }
  }
  return { start, kill: () => finish('SIGKILL'), stop: () => finish(end) } satisfies Part
}

type Options = { user?: User; end?: NodeJS.Signals }

/** `stop` is the immediate shutdown: sessions are cut, and the next start recovers from the log. */
export async function createPostgres(folder: string, port: number) {
  const user = asUser('postgres')
  const data = path.join(folder, 'postgres')
  await mkdir(data, { mode: 0o700 })
  if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, data])
  const bin = process.env['POSTGRES_BIN'] ?? ''
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), made, { cwd: data, stdio: 'ignore', ...user })
  // Only programs crash in these tests, not the machine.
  const args = ['-D', data, '-h', hosts, '-p', String(port), '-k', data, '-c', 'fsync=off']
  const daemon = createDaemon(path.join(bin, 'postgres'), args, port, { user, end: 'SIGQUIT' })
  const query = (sql: string) =>
    execFileSync(path.join(bin, 'psql'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', sql], {
      stdio: 'ignore',
    })
  const isUp = () => {
    try {
      query('select 1')
      return true
    } catch {
      return false
    }
  }
  const start = async () => {
    await daemon.start()
    // It listens before it has recovered.
    while (!isUp()) await wait(50)
  }
  return { ...daemon, start, query }
}

export async function createPgBouncer(folder: string, port: number, postgres: number) {
  const file = path.join(folder, 'pgbouncer.ini')
  const settings = [`listen_addr = ${hosts}`, `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any']
  // Its own 15 s between two attempts to reach the database would outlast the database's restart.
  const pool = ['pool_mode = transaction', 'default_pool_size = 20', 'max_client_conn = 200', 'server_login_retry = 1']
  const database = `* = host=127.0.0.1 port=${postgres} user=postgres`
  await writeFile(file, ['[databases]', database, '[pgbouncer]', ...settings, ...pool].join('\n'))
  return createDaemon('/usr/sbin/pgbouncer', [file], port, { user: asUser('nobody') })
}

export const createRedis = (folder: string, port: number) =>
  createDaemon('/usr/bin/redis-server', ['--port', String(port), '--save', '', '--dir', folder], port)

export async function createHaproxy(folder: string, port: number, text: string) {
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, text)
  return createDaemon('/usr/sbin/haproxy', ['-db', '-f', file], port)
}
