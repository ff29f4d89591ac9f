import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Bounds } from './child.ts'
import { createTurns } from './turns.ts'

/* Files made by strangers are processed in child processes: a process can always be killed, and its memory is freed. */

const isBuilt = import.meta.url.endsWith('.js')
/**
 * Time limits for the queue, for starting a process and for the work. The response is there within 5 s, however busy
 * the machine is.
 */
const maxMs = { waiting: 1200, starting: 2500, working: 3500, all: 4800 }
/** Under tsx, sources are compiled while the process starts, which takes longer. */
const compilingMs = isBuilt ? 0 : 12_000

/** `rssMb`: memory in total. `heapMb`: the part of it for JavaScript. */
type Memory = { heapMb: number; rssMb: number }

/**
 * How to start a process of `script`, given without its extension: Node runs the output of tsc, and tsx and vitest run
 * the sources. The process gets no environment variable of ours, and so no secret. `readInput` returns `input` there.
 */
export const createStart =
  (script: URL, { heapMb, rssMb }: Memory, input: unknown = null) =>
  (): ChildProcess => {
    const bounds: Bounds = { rssBytes: rssMb * 1024 * 1024, ms: maxMs.all + compilingMs }
    return fork(fileURLToPath(script) + (isBuilt ? '.js' : '.ts'), [JSON.stringify(bounds), JSON.stringify(input)], {
      execArgv: [`--max-old-space-size=${heapMb}`, ...(isBuilt ? [] : ['--import', import.meta.resolve('tsx')])],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  }

type Outcome = { answer: unknown } | 'unstarted' | 'exhausted'

/** One process for one piece of work. It has ended when this resolves. */
const runInChild = (start: () => ChildProcess, bytes: Uint8Array, deadline: number): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const within = (ms: number) => Math.min(ms, deadline - performance.now())
    const child = start()
    let outcome: Outcome = 'unstarted'
    const kill = () => void child.kill('SIGKILL')
    let timer = setTimeout(kill, within(maxMs.starting + compilingMs))
    child.once('message', () => {
      outcome = 'exhausted'
      clearTimeout(timer)
      timer = setTimeout(kill, within(maxMs.working))
      child.once('message', answer => {
        outcome = { answer }
        kill()
      })
      // A process that has already ended reports so by its 'exit' event.
      child.send(bytes, () => {})
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })

type Options = { running: number; waiting: number; start: () => ChildProcess; frases: { cheio: string; seu: string } }

/** Runs work in child processes, a few at a time and one per account. */
export const createChildRunner = <Answer>({ running, waiting, start, frases }: Options) => {
  const turns = createTurns({ running, waiting, waitingMs: maxMs.waiting }, frases)
  return {
    /**
     * Resolves the output of the process; null if it ran out of time or memory, or broke.
     * @throws Refusal 429 if too many are queued, if the account already has one, or if the process did not start in
     * time, which says nothing about the file
     */
    run: (bytes: Uint8Array, usuarioId: number): Promise<Answer | null> => {
      const deadline = performance.now() + maxMs.all + compilingMs
      return turns.run(usuarioId, async () => {
        const outcome = await runInChild(start, bytes, deadline)
        if (outcome === 'unstarted') throw turns.full()
        return outcome === 'exhausted' ? null : (outcome.answer as Answer)
      })
    },
  }
}
