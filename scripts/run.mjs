import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import './node.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The path of an installed command line tool of the root, or of a workspace. */
export const bin = (name, workspace = '.') => path.join(root, workspace, 'node_modules', '.bin', name)

/**
 * Runs a command to its end without showing it.
 * Resolves { code, output }; never rejects: a command that cannot start is code 127 with the reason as output.
 */
export function run(command, args, { cwd = root, env = {}, ...options } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    const chunks = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.stderr.on('data', chunk => chunks.push(chunk))
    child.on('error', error => resolve({ code: 127, output: `${command}: ${error.message}\n` }))
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

/** Runs a command on this terminal, as if it had been typed. Resolves its exit code. */
export function show(command, args, { cwd = root, env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
    // The terminal sends Ctrl-C to the child too; we only have to outlive it.
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('error', () => resolve(127))
    child.on('close', code => resolve(code ?? 1))
  })
}

/** Ends this program with one line on stderr and exit code 1. */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
