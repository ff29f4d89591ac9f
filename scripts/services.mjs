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
  const running = services.map(start)
  const stopped = stopOnSignal(running)
  const ended = Promise.race(running.map(service => service.ended.then(() => service)))
  const ready = Promise.all(services.map(isReady)).then(() => 'ready')

  const first = await Promise.race([ready, ended, stopped])
  if (first === 'ready') {
    await announce()
    running.forEach(service => service.reveal())
  }
  const culprit = first === 'ready' ? await Promise.race([ended, stopped]) : first
  await stopAll(running)
  if (culprit === 'stopped') process.exit(0)
  culprit.explain()
  process.exit(1)
}

/** A group of its own, so that Ctrl-C reaches the program once: through us, not from the terminal as well. */
function start({ name, args, env }) {
  const child = spawn(process.execPath, ['--import', './scripts/followParent.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const held = { stdout: [], stderr: [] }
  child.stdout.on('data', chunk => held.stdout.push(chunk))
  child.stderr.on('data', chunk => held.stderr.push(chunk))
  return {
    child,
    ended: new Promise(resolve => child.on('close', resolve)),
    reveal() {
      for (const stream of ['stdout', 'stderr']) {
        child[stream].removeAllListeners('data').pipe(process[stream], { end: false })
        held[stream].length = 0
      }
    },
    explain() {
      const said = Buffer.concat(held.stderr.length > 0 ? held.stderr : held.stdout)
        .toString()
        .trim()
      process.stderr.write(`${said || `The ${name} ended by itself (code ${child.exitCode ?? child.signalCode}).`}\n`)
    },
  }
}

async function isReady({ ready }) {
  while (!(await fetch(ready).catch(() => undefined))?.ok) await wait(100)
}

function stopOnSignal(running) {
  return new Promise(resolve => {
    let asked = false
    const onSignal = () => {
      // The second Ctrl-C is a person who does not want to wait.
      if (asked) running.forEach(({ child }) => child.kill('SIGKILL'))
      asked = true
      resolve('stopped')
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  })
}

async function stopAll(running) {
  for (const { child } of running) if (child.exitCode === null) child.kill('SIGTERM')
  const late = setTimeout(() => running.forEach(({ child }) => child.kill('SIGKILL')), secondsToStop * 1000)
  await Promise.all(running.map(service => service.ended))
  clearTimeout(late)
}
