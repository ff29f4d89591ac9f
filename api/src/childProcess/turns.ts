import { Refusal } from '../http/refusal.ts'

type Limits = { running: number; waiting: number; waitingMs: number }
type Frases = { cheio: string; seu: string }

/** Work beyond `waiting`, or that waits too long for its turn, is refused. */
const createFila = ({ running: most, waiting: mostWaiting, waitingMs }: Limits, full: () => Refusal) => {
  let running = 0
  const waiting: Array<() => void> = []

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(full())
      }, waitingMs)
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(go)
    })

  return {
    take: async () => {
      if (running < most) running += 1
      else if (waiting.length < mostWaiting) await wait()
      else throw full()
    },
    pass: () => {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    },
  }
}

/** Limits work that is heavy for the whole process: a few at a time, and one per account, running or queued. */
export const createTurns = (limits: Limits, { cheio, seu }: Frases) => {
  const full = () => new Refusal(429, cheio, 5)
  const fila = createFila(limits, full)
  const busy = new Set<number>()
  return {
    full,
    /** @throws Refusal 429 */
    run: async <Result>(usuarioId: number, work: () => Promise<Result>): Promise<Result> => {
      if (busy.has(usuarioId)) throw new Refusal(429, seu, 5)
      busy.add(usuarioId)
      try {
        await fila.take()
        return await work().finally(fila.pass)
      } finally {
        busy.delete(usuarioId)
      }
    },
  }
}
