import { Refusal } from './refusal.ts'

type Limits = { running: number; waiting: number; waitingMs: number }
type Frases = { cheio: string; seu: string }

/**
 * Work that is heavy for the whole process: so many pieces at once, and of each account one that runs or waits. Who
 * finds no place to wait, or waits too long for a turn, is refused with 429.
 */
export const createTurnos = ({ running: most, waiting: mostWaiting, waitingMs }: Limits, { cheio, seu }: Frases) => {
  let running = 0
  const waiting: Array<() => void> = []
  const busy = new Set<number>()
  const full = () => new Refusal(429, cheio, 5)

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

  const take = async () => {
    if (running < most) running += 1
    else if (waiting.length < mostWaiting) await wait()
    else throw full()
  }
  const pass = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    full,
    /** @throws Refusal 429 */
    run: async <Result>(usuarioId: number, work: () => Promise<Result>): Promise<Result> => {
      if (busy.has(usuarioId)) throw new Refusal(429, seu, 5)
      busy.add(usuarioId)
      try {
        await take()
        return await work().finally(pass)
      } finally {
        busy.delete(usuarioId)
      }
    },
  }
}
