import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const root = path.join(import.meta.dirname, '..')

/** What the person at the desk has set must not lead a test to a real database. */
const unset = { DATABASE_URL: '', UPSTREAM_URL: '', PRODUCTION: '', INSTITUTION: '', SMTP_URL: '' }

/** A running program. `url` is its address, without a slash at the end. */
type Program = { url: string; stop: () => Promise<void> }

/** One that can also be ended without a word to it. */
type KillableProgram = Program & { kill: () => Promise<void> }

/** Starts the built API on an empty data folder, which it seeds, and the built gateway before it. */
export async function startStack(): Promise<Program & { api: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'board-e2e-'))
  const apiPort = await freePort()
  const port = await freePort()
  const api = await startApi(dataDir, apiPort, `http://127.0.0.1:${port}`)
  const gateway = await startGateway(api.url, port)
  await untilServing(gateway.url)
  const stop = async () => {
    await gateway.stop()
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: gateway.url, api: api.url, stop }
}

/** Starts the built API on a data folder, which it seeds when it is empty. */
export async function startApi(dataDir: string, port: number, publicUrl = ''): Promise<KillableProgram> {
  return startProgram('api', port, { API_PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: publicUrl })
}

/** Starts the built gateway over any upstream, at a free port unless one is given; that of `folder`, another checkout. */
export async function startGateway(
  upstreamUrl: string,
  givenPort?: number,
  folder = root,
  settings: Record<string, string> = {},
): Promise<KillableProgram> {
  const port = givenPort ?? (await freePort())
  return startProgram('gateway', port, { PORT: String(port), UPSTREAM_URL: upstreamUrl, ...settings }, folder)
}

/** Starts one of the built programs of `cwd`; `env` has its port as well. */
export async function startProgram(
  name: string,
  port: number,
  env: Record<string, string>,
  cwd = root,
): Promise<KillableProgram> {
  const url = `http://127.0.0.1:${port}`
  const args = ['--import', './scripts/followParent.mjs', `${name}/dist/server.js`]
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...unset, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The ${name} did not start: ${said}`)
    await wait(100)
  }
  return { url, stop: () => endProgram(child, 'SIGTERM'), kill: () => endProgram(child, 'SIGKILL') }
}

/** Any answer will do: a gateway over a broken upstream is up, and never ready. */
async function answers(url: string) {
  return fetch(`${url}/health`).then(
    () => true,
    () => false,
  )
}

/** The API refuses for a moment what it is asked right after seeding, when the machine is busy. */
async function untilServing(url: string): Promise<void> {
  const query = JSON.stringify({ query: '{ tiposDeVaga { codigo } }' })
  const headers = { 'content-type': 'application/json' }
  for (let left = 100; left > 0; left -= 1) {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: query })
    const { errors } = (await response.json()) as { errors?: object[] }
    if (!errors) return
    await wait(200)
  }
  throw new Error('The stack does not serve.')
}

async function endProgram(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = new Promise(resolve => child.once('exit', resolve))
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await ended
}

export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
