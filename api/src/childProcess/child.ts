import { Worker } from 'node:worker_threads'

/** The options that the parent passes on the command line. */
export type Bounds = { rssBytes: number; ms: number }

/**
 * Ends the process, whatever its other threads are doing: neither native code nor an endless loop can block it, and it
 * does not need its parent. A heap limit would not count the memory of decoders, and ulimit does not work on every
 * system.
 */
const guard = `
  const { workerData: { rssBytes, ms } } = require('node:worker_threads')
  const until = performance.now() + ms
  const clock = new Int32Array(new SharedArrayBuffer(4))
  while (process.memoryUsage.rss() < rssBytes && performance.now() < until) Atomics.wait(clock, 0, 0, 10)
  process.kill(process.pid, 'SIGKILL')
`

/** What the parent passes to every process of a script. */
export const readInput = (): unknown => JSON.parse(process.argv[3] ?? 'null')

/** The whole life of a process that `createChildRunner` starts: one input, one output. */
export const answerParent = (work: (bytes: Uint8Array) => Promise<unknown>) => {
  const workerData = JSON.parse(process.argv[2] ?? '') as Bounds
  // oxlint-disable-next-line no-new
  new Worker(guard, { eval: true, workerData })
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.once('message', (bytes: Uint8Array) => void work(bytes).then(answer => process.send?.(answer)))
  process.send?.('pronto')
}
