import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/freePort.mjs'

const root = path.join(import.meta.dirname, '../..')
const followParent = path.join(root, 'scripts/followParent.mjs')
const secondsToStart = 15

export interface Server {
  url: string
  pid: number
  stop: () => Promise<void>
}

export interface Load {
  url: string
  request: { method: string; path: string; headers: Record<string, string>; body?: string }
  /** Body length of a correct response. */
  bytes: number
  seconds: number
  connections: number
  /** Requests per second; as many as possible without it. */
  rate?: number
}

/** `took` in seconds, latencies in milliseconds. */
type Result = Record<'requests' | 'failures' | 'took' | 'p50' | 'p99', number>

/** Processor 0 runs the measured process, 1 the upstream and the load. Without taskset the system decides. */
const canPin = spawnSync('taskset', ['-c', '1', 'true']).status === 0

const pin = (cpu: 0 | 1, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(cpu), process.execPath, ...args]] : [process.execPath, args]

/** Starts a server in plain Node with a clean environment. Resolves once it listens on PORT. */
export async function startServer(cpu: 0 | 1, file: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const [command, args] = pin(cpu, ['--import', followParent, path.join(root, file)])
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    // followParent.mjs watches this channel: no server outlives this process, however it ends.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = () => end(child)
  const giveUp = performance.now() + secondsToStart * 1000
  while (!(await isListening(url))) {
    if (child.exitCode !== null || performance.now() > giveUp) {
      await stop()
      throw new Error(`${file} did not start.`)
    }
    await wait(2)
  }
  return { url, pid: child.pid ?? 0, stop }
}

function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/health`, { signal: AbortSignal.timeout(secondsToStart * 1000) }).then(
    () => true,
    () => false,
  )
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
  child.kill('SIGTERM')
  await exited
  clearTimeout(timer)
}

/** Sends a load from another process. */
export async function runLoad(load: Load): Promise<Result> {
  const [command, args] = pin(1, [path.join(import.meta.dirname, 'load.mjs'), JSON.stringify(load)])
  const { stdout } = await promisify(execFile)(command, args, { timeout: (load.seconds + 10) * 1000 })
  return JSON.parse(stdout)
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Processor time of a process so far, user and system, over all threads, in seconds. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name is in parentheses and may contain spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Resident memory of a process, in MB. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
