import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './run.mjs'

const secondsToStop = 15

/**
 * Runs programs side by side until a signal ends them all (exit code 0) or one of them ends (exit code 1).
 * Each is { name, args (of node), env, ready: URL }. Nothing they print is shown before all are ready,
 * so a program that refuses to start leaves just its own line on stderr.
 */
export async function runServices(services, announce) {
  const running = services.map(startService)
  const stopped = stopSignal(running)
  const ended = anyEnd(running)
  const ready = Promise.all(services.map(isReady)).then(() => 'ready')

  let first = await Promise.race([ready, ended, stopped])
  if (first === 'ready') {
    announce()
    for (const service of running) service.reveal()
    first = await Promise.race([ended, stopped])
  }
  await stopAll(running)
  if (first === 'stopped') process.exit(0)
  first.explain()
  process.exit(1)
}

/** In a group of its own, so that Ctrl-C reaches the program once: through us, not from the terminal as well. */
export function startService({ name, args, env, cwd = root }) {
  const child = spawn(process.execPath, ['--import', `${root}scripts/followParent.mjs`, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const held = { stdout: [], stderr: [] }
  for (const stream of ['stdout', 'stderr']) child[stream].on('data', chunk => held[stream].push(chunk))
  return {
    name,
    child,
    ended: new Promise(resolve => child.on('close', resolve)),
    /** Shows what it prints, as it is or through `show`: from now on, and before it, warnings of its start among that. */
    reveal(show) {
      for (const stream of ['stdout', 'stderr']) {
        const pass = show ?? (chunk => process[stream].write(chunk))
        child[stream].removeAllListeners('data').on('data', pass)
        held[stream].forEach(chunk => pass(chunk))
        held[stream] = []
      }
    },
    explain() {
      const said = Buffer.concat(held.stderr.length > 0 ? held.stderr : held.stdout)
      process.stderr.write(
        `${said.toString().trim() || `The ${name} ended by itself (${child.signalCode ?? child.exitCode}).`}\n`,
      )
    },
  }
}

/** Resolves the first service that ends. */
export function anyEnd(running) {
  return Promise.race(running.map(service => service.ended.then(() => service)))
}

/** Resolves 'stopped' at the first signal that asks us to end. */
export function stopSignal(running) {
  return new Promise(resolve => {
    let askedAt
    const onSignal = () => {
      askedAt ??= Date.now()
      // One Ctrl-C arrives twice: from the terminal and from npm. A later one is a person who will not wait.
      if (Date.now() - askedAt > 1000) for (const { child } of running) child.kill('SIGKILL')
      resolve('stopped')
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  })
}

/** Sends each program SIGTERM once, and waits until all have ended. */
export async function stopAll(running) {
  const killAll = signal => running.forEach(({ child }) => child.kill(signal))
  killAll('SIGTERM')
  const late = setTimeout(killAll, secondsToStop * 1000, 'SIGKILL')
  await Promise.all(running.map(service => service.ended))
  clearTimeout(late)
}

async function isReady({ ready }) {
  while (!(await fetch(ready).catch(() => undefined))?.ok) await wait(100)
}
