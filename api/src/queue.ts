import type { FastifyBaseLogger } from 'fastify'

const lookEveryMs = 30_000

/** What is due and was not done, another process is at: it is not looked for without a pause. */
const pauseMs = 100

/** Runs `work` whenever it is woken, never twice at once; a wake-up during a run makes it run again. */
const createRunner = (work: () => Promise<void>) => {
  let due = false
  let running: Promise<void> | null = null
  const run = async (): Promise<void> => {
    while (due) {
      due = false
      await work()
    }
    running = null
  }
  return {
    wake: () => {
      due = true
      running ??= run()
    },
    /** Resolves when nothing runs. */
    rest: async (): Promise<void> => void (await running),
  }
}

/**
 * Work that is noted in the database and done beside the requests, one piece after the other: `next` does one, and says
 * whether there was any. What is left when a process dies, the next one does. `findMs`: in how many milliseconds the
 * next is due, null where none is; left out where nothing waits for a time.
 */
export const createQueue = (
  next: () => Promise<boolean>,
  log: FastifyBaseLogger,
  complaint: string,
  findMs: () => Promise<number | null> = async () => null,
) => {
  let timer: NodeJS.Timeout | undefined
  let closing = false
  let dueTimer: NodeJS.Timeout | undefined
  const { wake, rest } = createRunner(async () => {
    try {
      while (await next());
      const ms = await findMs()
      clearTimeout(dueTimer)
      if (closing || ms === null || ms > lookEveryMs) return
      dueTimer = setTimeout(wake, Math.max(ms, pauseMs)).unref()
    } catch (error) {
      log.error({ err: error }, complaint)
    }
  })
  return {
    /** Runs the queue. A hook that runs after the response, so that its timing leaks nothing. */
    wake: async (): Promise<void> => wake(),
    /** Looks for what is left from before, and again every half minute. */
    start: () => {
      wake()
      timer = setInterval(wake, lookEveryMs).unref()
    },
    /** Resolves when nothing that is due is left. */
    drain: (): Promise<void> => {
      wake()
      return rest()
    },
    close: async (): Promise<void> => {
      closing = true
      clearInterval(timer)
      wake()
      await rest()
      clearTimeout(dueTimer)
    },
  }
}

export type Queue = ReturnType<typeof createQueue>
