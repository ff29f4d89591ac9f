import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './run.mjs'

const secondsToStop = 15

/**
 * Starts programs one after the other, each when the one before it is ready, and runs them until a signal ends them all
 * (exit code 0) or one of them ends (exit code 1). Each is { name, args (of node), env, ready: URL }. What they print is
 * shown only after all are ready, so a program that refuses to start leaves just its own line on stderr. Until then, `say`
 * gets what a program reports that it is doing, and which program is not ready.
 */
export async function runServices(services, { say, announce }) {
  const running = []
  const stopped = stopSignal(running)
  let first
  for (const service of services) {
    const program = startService(service)
    running.push(program)
    program.child.on('message', ({ doing }) => doing && say(`${doing}…`))
    first = await Promise.race([isReady(service, say), anyEnd(running), stopped])
    if (first !== 'ready') break
  }
  if (first === 'ready') {
    announce()
    for (const service of running) service.reveal()
    first = await Promise.race([anyEnd(running), stopped])
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
    /** Shows what it has printed since its start and what it prints from now on, as it is or through `show`. */
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

/** Resolves 'stopped' at the first signal to end. `running` may grow until then. */
export function stopSignal(running) {
  return new Promise(resolve => {
    let stoppedAt
    const onSignal = () => {
      stoppedAt ??= Date.now()
      // One Ctrl-C arrives twice, from the terminal and from npm. A signal more than a second later is a second Ctrl-C:
      // kill the programs without waiting for their requests.
      if (Date.now() - stoppedAt > 1000) for (const { child } of running) child.kill('SIGKILL')
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

/** Resolves 'ready' when the program is. Says once if it runs and is not ready, as a gateway whose upstream is away. */
async function isReady({ name, ready }, say) {
  for (let said = false; ;) {
    const response = await fetch(ready, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (response?.ok) return 'ready'
    if (response && !said) say(`The ${name} runs and is not ready (${ready} returns ${response.status}): waiting…`)
    said ||= response !== undefined
    await wait(100)
  }
}
