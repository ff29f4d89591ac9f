import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Bounds } from './child.ts'
import { createTurnos } from './turnos.ts'

/* Work on files that strangers made is done in processes of their own: a process can be ended for certain, and what it took comes back. */

const isBuilt = import.meta.url.endsWith('.js')
/** For a turn, for the start of a process and for the work; the answer is there within 5 s, however busy the machine is. */
const maxMs = { waiting: 1200, starting: 2500, working: 3500, all: 4800 }
/** Sources are compiled as the process starts, which in development and tests may take its time. */
const compilingMs = isBuilt ? 0 : 12_000

/** `rssMb` of memory in all, `heapMb` of it for JavaScript. */
type Memory = { heapMb: number; rssMb: number }

/**
 * How to start a process of `script`, which is named without its extension: Node alone takes what tsc made of the
 * sources; under tsx and vitest the sources themselves run. It gets no variable of ours: no secret is in it.
 */
export const createStart =
  (script: URL, { heapMb, rssMb }: Memory) =>
  (): ChildProcess => {
    const bounds: Bounds = { rssBytes: rssMb * 1024 * 1024, ms: maxMs.all + compilingMs }
    return fork(fileURLToPath(script) + (isBuilt ? '.js' : '.ts'), [JSON.stringify(bounds)], {
      execArgv: [`--max-old-space-size=${heapMb}`, ...(isBuilt ? [] : ['--import', import.meta.resolve('tsx')])],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  }

type Outcome = { answer: unknown } | 'unstarted' | 'exhausted'

/** One process for one piece of work; it is gone when this resolves. */
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
      // One that is gone already tells so by its exit.
      child.send(bytes, () => {})
    })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })

type Options = { running: number; waiting: number; start: () => ChildProcess; frases: { cheio: string; seu: string } }

/** Does work apart, a few pieces at a time and one for each account. */
export const createApart = <Answer>({ running, waiting, start, frases }: Options) => {
  const turnos = createTurnos({ running, waiting, waitingMs: maxMs.waiting }, frases)
  return {
    /**
     * What the process answers; null when it ran out of time or memory, or broke.
     * @throws Refusal 429 when too many are at it or one's own still is, and when the process did not even start in
     * time, which says nothing of the file.
     */
    run: (bytes: Uint8Array, usuarioId: number): Promise<Answer | null> => {
      const deadline = performance.now() + maxMs.all + compilingMs
      return turnos.run(usuarioId, async () => {
        const outcome = await runInChild(start, bytes, deadline)
        if (outcome === 'unstarted') throw turnos.full()
        return outcome === 'exhausted' ? null : (outcome.answer as Answer)
      })
    },
  }
}
