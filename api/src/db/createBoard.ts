import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A database could not be created. The message is what the process that tried says. */
export class CreateError extends Error {}

const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'))

/**
 * Creates, migrates and seeds the folder of PGlite if there is none, in a process of its own: creating takes hundreds of
 * megabytes, and WebAssembly returns none of them before its process ends.
 * @throws CreateError
 */
export const createBoard = async ({ dataDir, seed }: { dataDir: string; seed: boolean }): Promise<void> => {
  if (existsSync(join(dataDir, 'pglite', 'PG_VERSION'))) return
  const [program, ...args] = seed ? ['seed', '--if-empty'] : ['migrate']
  const child = fork(fileURLToPath(new URL(`../${program}${extension}`, import.meta.url)), args, {
    // Optimizing PGlite's code takes longer than it saves here.
    execArgv: [...process.execArgv, '--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  child.on('message', message => process.send?.(message))
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new CreateError(complaint.trim()))))
  })
}
