import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from './config.ts'
import type { Db } from './db/connection.ts'
import { forgetCadastros, forgetNotificacoes, takeTurn } from './db/retention.ts'
import { forgetMails } from './mail/outbox.ts'
import { forgetRetratos } from './retratos.ts'

/** Days until each kind goes; 0 keeps it for ever. */
export type Keep = { notificacoes: number; cadastros: number; arquivos: number; emails: number }

const runEveryMs = 60 * 60 * 1000
const lot = 500
/** What is left waits for the next hour. */
const mostLots = 200
/** Between two lots, so that others get in. */
const pauseMs = 50

type Options = { db: Db; settings: Settings; log: FastifyBaseLogger }

/** One lot of each kind. A kind is done when its lot is not full. */
const kinds: Record<keyof Keep, (db: Db, days: number) => Promise<number>> = {
  notificacoes: (db, days) => forgetNotificacoes(db, days, lot),
  cadastros: (db, days) => forgetCadastros(db, days, lot),
  arquivos: (db, days) => forgetRetratos(db, days, lot),
  emails: (db, days) => forgetMails(db, days, lot),
}

/** Runs `work` about each hour, not in step with the other processes: each is to have its turn. */
const createClock = (work: () => Promise<void>) => {
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const start = (): void => {
    if (stopped.signal.aborted) return
    timer = setTimeout(() => void work().then(start), runEveryMs * (0.5 + Math.random())).unref()
  }
  return {
    start,
    stopped: stopped.signal,
    stop: () => {
      stopped.abort()
      clearTimeout(timer)
    },
  }
}

/**
 * Takes away what is older than the settings keep it, each hour, in small lots, on one process at a time. The figures are
 * in the log.
 */
export const createRetention = ({ db, settings, log }: Options) => {
  let running: Promise<void> | null = null

  const forget = async (kind: keyof Keep): Promise<number> => {
    const days = settings.keep[kind]
    let total = 0
    if (days === 0) return total
    for (let lots = 0; lots < mostLots && !clock.stopped.aborted; lots += 1) {
      const gone = await takeTurn(db, transaction => kinds[kind](transaction, days))
      total += gone ?? 0
      if (gone === null || gone < lot) break
      await wait(pauseMs)
    }
    return total
  }
  const work = async (): Promise<void> => {
    const begin = performance.now()
    const gone: Partial<Record<keyof Keep, number>> = {}
    try {
      for (const kind of Object.keys(kinds) as Array<keyof Keep>) gone[kind] = await forget(kind)
      log.info({ ...gone, milliseconds: Math.round(performance.now() - begin) }, 'retention')
    } catch (error) {
      log.error({ err: error, ...gone }, 'what is too old could not be forgotten')
    }
    running = null
  }
  const run = (): Promise<void> => (running ??= work())
  const clock = createClock(run)
  return {
    run,
    start: clock.start,
    close: async (): Promise<void> => {
      clock.stop()
      await running
    },
  }
}

export type Retention = ReturnType<typeof createRetention>
