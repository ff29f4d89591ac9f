import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

const lookEveryMs = 30_000

/** Work that is due and was not done belongs to another process: wait before the next poll. */
const pauseMs = 100

/** Runs `work` on each wake-up, never twice at once; a wake-up during a run makes it run again. */
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
    /** Resolves when nothing is running. */
    rest: async (): Promise<void> => void (await running),
  }
}

/**
 * Work that is stored in the database and done outside requests, one piece at a time: `next` does one piece, and
 * resolves whether there was any. Work that a dead process left is done by the next one. `findMs` resolves in how many
 * milliseconds the next piece is due, null if there is none; leave it out if no piece has a time.
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
      // The embedded database answers without returning to the event loop: requests would wait for the whole queue.
      while (await next()) await setImmediate()
      const ms = await findMs()
      clearTimeout(dueTimer)
      if (closing || ms === null || ms > lookEveryMs) return
      dueTimer = setTimeout(wake, Math.max(ms, pauseMs)).unref()
    } catch (error) {
      log.error({ err: error }, complaint)
    }
  })
  return {
    /** Runs the queue, unless it was closed. A hook that runs after the response, so that its timing leaks nothing. */
    wake: async (): Promise<void> => (closing ? undefined : wake()),
    /** Starts with the work that is left, and polls every half minute. */
    start: () => {
      wake()
      timer = setInterval(wake, lookEveryMs).unref()
    },
    /** Resolves when no work is due. */
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

/** Tries after which a row is given up. */
const maxTries = 5

type Row = { tipo: string; tentativas: number }

type Attempt<Taken extends Row> = {
  /** Takes rows for one piece of work: counts the try, and makes them due again later. Empty if none are due. */
  take: () => Promise<Taken[]>
  work: (taken: [Taken, ...Taken[]]) => Promise<void>
  forget: (taken: readonly Taken[]) => Promise<unknown>
  log: FastifyBaseLogger
  /** What its lines of the log call it. */
  what?: string
}

/**
 * One piece of work that may fail and is then retried: does it, and forgets its rows when it is done or given up. A
 * process that dies meanwhile leaves them due. Resolves whether there was any. @throws if the database does not respond
 */
export const attempt = async <Taken extends Row>({
  take,
  work,
  forget,
  log,
  what = 'mail',
}: Attempt<Taken>): Promise<boolean> => {
  const [first, ...others] = await take()
  if (!first) return false
  const taken: [Taken, ...Taken[]] = [first, ...others]
  try {
    await work(taken)
    await forget(taken)
  } catch (error) {
    const last = taken.filter(({ tentativas }) => tentativas >= maxTries)
    log.error(
      { err: error, tipo: first.tipo },
      last.length > 0 ? `a ${what} was given up` : `a ${what} could not be sent yet`,
    )
    await forget(last)
  }
  return true
}
