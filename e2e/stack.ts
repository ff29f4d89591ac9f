import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { quickStart } from '../api/src/testing/quickStart.ts'
import { freePort } from '../scripts/freePort.mjs'
import { frozenClock, root, unset } from './environment.ts'
import { makeSeededDataDir } from './seededData.ts'

/** A running program. `url` is its address without a trailing slash. */
type Program = { url: string; stop: () => Promise<void> }

/** A program that can also be killed. */
type KillableProgram = Program & { kill: () => Promise<void> }

/** Starts the built API, on the demo data, and the built gateway over it. */
export const startStack = async () => startStackOn(await makeSeededDataDir(), await freePort())

/**
 * Starts such a stack with an administrator, who is no professor. `link` sets their password, once. They need no second
 * factor, unless `settings` say so: what they do with it is tested in segundoFator.spec.ts. Its host is a name then, because
 * no passkey is for an address.
 */
export async function startStackWithAdministrador(
  email: string,
  settings: Record<string, string> = { ADMIN_SEGUNDO_FATOR: 'opcional' },
  host = '127.0.0.1',
): Promise<Program & { link: string }> {
  const [dataDir, port] = [await makeSeededDataDir(), await freePort()]
  const publicUrl = `http://${host}:${port}`
  const env = { ...process.env, ...unset, DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
  const args = ['api/dist/admin.js', 'create', email]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  const stack = await startStackOn(dataDir, port, { ...settings, PUBLIC_URL: publicUrl })
  return { ...stack, url: publicUrl, link: /http\S+/.exec(stdout)?.[0] ?? '' }
}

/** Starts such a stack at an address of this machine, which others have to know first. */
export const startStackAt = async (publicUrl: string, settings: Record<string, string>) =>
  startStackOn(await makeSeededDataDir(), Number(new URL(publicUrl).port), { ...settings, PUBLIC_URL: publicUrl })

async function startStackOn(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Program & { api: string }> {
  const apiPort = await freePort()
  const given = { PUBLIC_URL: `http://127.0.0.1:${port}`, ...settings }
  const api = await startProgram('api', apiPort, { API_PORT: String(apiPort), DATA_DIR: dataDir, ...given })
  const gateway = await startGateway(api.url, port)
  await untilServing(gateway.url)
  const stop = async () => {
    await gateway.stop()
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: gateway.url, api: api.url, stop }
}

/** A stack with the demo data of `at`, whose clock stands still then: it has the same data on any day. */
export async function startFrozenStack(at: number): Promise<Program> {
  const [settings, dataDir] = [frozenClock(at), await makeSeededDataDir(at)]
  const [apiPort, port] = [await freePort(), await freePort()]
  const api = await startProgram('api', apiPort, { API_PORT: String(apiPort), DATA_DIR: dataDir, ...settings })
  const gateway = await startProgram('gateway', port, { PORT: String(port), UPSTREAM_URL: api.url, ...settings })
  await untilServing(gateway.url)
  const stop = async () => {
    await gateway.stop()
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: gateway.url, stop }
}

/** A stack of another university, without people. */
export async function startEmptyStack(institution: string): Promise<Program> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'board-'))
  const [apiPort, port] = [await freePort(), await freePort()]
  const settings = { INSTITUTION: institution, SEED: 'none', PUBLIC_URL: `http://127.0.0.1:${port}` }
  const api = await startProgram('api', apiPort, { API_PORT: String(apiPort), DATA_DIR: dataDir, ...settings })
  const gateway = await startGateway(api.url, port, root, settings)
  await untilServing(gateway.url)
  const stop = async () => {
    await gateway.stop()
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: gateway.url, stop }
}

/** Starts the built API on a data folder, which it seeds if empty. */
export async function startApi(
  dataDir: string,
  port: number,
  publicUrl = '',
  { isShort = false } = {},
): Promise<KillableProgram> {
  const env = { API_PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
  return startProgram('api', port, env, { isShort })
}

/** Starts the built gateway over any upstream, on a free port by default. `folder`: another checkout. */
export async function startGateway(
  upstreamUrl: string,
  givenPort?: number,
  folder = root,
  settings: Record<string, string> = {},
): Promise<KillableProgram> {
  const port = givenPort ?? (await freePort())
  return startProgram('gateway', port, { PORT: String(port), UPSTREAM_URL: upstreamUrl, ...settings }, { cwd: folder })
}

/** Starts one of the built programs of `cwd`. `env` includes its port. `isShort`: it is killed within seconds. */
export async function startProgram(
  name: string,
  port: number,
  env: Record<string, string>,
  { cwd = root, isShort = false } = {},
): Promise<KillableProgram> {
  const url = `http://127.0.0.1:${port}`
  const args = [...(isShort ? quickStart : []), '--import', './scripts/followParent.mjs', `${name}/dist/server.js`]
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

/** Any response is enough: a gateway over a broken upstream runs but is never ready. */
async function answers(url: string) {
  return fetch(`${url}/health`).then(
    () => true,
    () => false,
  )
}

/** On a busy machine the API refuses requests for a moment after seeding. */
async function untilServing(url: string): Promise<void> {
  const query = JSON.stringify({ query: '{ tiposDeVaga { codigo } }' })
  const headers = { 'content-type': 'application/json' }
  let refusal: object[] | undefined
  for (let left = 100; left > 0; left -= 1) {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: query })
    const { errors } = (await response.json()) as { errors?: object[] }
    if (!errors) return
    refusal = errors
    await wait(200)
  }
  throw new Error(`The stack does not serve: ${JSON.stringify(refusal)}`)
}

async function endProgram(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = new Promise(resolve => child.once('exit', resolve))
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await ended
}
