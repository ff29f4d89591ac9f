import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Keep, Settings } from './config.ts'
import type { Db } from './db/connection.ts'
import { deleteSessoes } from './autenticacao/sessoes.ts'
import { deleteAuditoria } from './auditoria/auditoria.repository.ts'
import { deleteCopias } from './dados/copias.repository.ts'
import { deleteCasos } from './moderacao/casos.repository.ts'
import { takeTurn } from './db/takeTurn.ts'
import { deleteChaves } from './http/idempotencia.ts'
import { deleteMails } from './mail/outbox.ts'
import { deleteNotificacoes } from './notificacoes/notificacoes.repository.ts'
import { deleteTokensDeEmail } from './sessao/tokensDeEmail.ts'
import { deleteCadastros } from './usuarios/usuarios.repository.ts'
import { deleteRetratos } from './storage/retratos.ts'
import { deletePalavras } from './vagas/busca/palavras.ts'

const runEveryMs = 60 * 60 * 1000
const lot = 500
/** The rest waits for the next hour. */
const mostLots = 200
/** Pauses between two lots, so that other transactions run. */
const pauseMs = 50

type Options = { db: Db; settings: Settings; log: FastifyBaseLogger }

/** One lot of each kind. A kind is done when its lot is not full. */
const kinds: Record<keyof Keep, (db: Db, days: number) => Promise<number>> = {
  notificacoes: (db, days) => deleteNotificacoes(db, days, lot),
  cadastros: (db, days) => deleteCadastros(db, days, lot),
  arquivos: (db, days) => deleteRetratos(db, days, lot),
  emails: (db, days) => deleteMails(db, days, lot),
  auditoria: (db, days) => deleteAuditoria(db, days, lot),
  casos: (db, days) => deleteCasos(db, days, lot),
  sessoes: (db, days) => deleteSessoes(db, days, lot),
}

/** The same for what nobody needs any more, whatever the settings. */
const expired = { palavras: deletePalavras, chaves: deleteChaves, tokens: deleteTokensDeEmail, copias: deleteCopias }
const kindsOfExpired = Object.keys(expired) as Array<keyof typeof expired>

/** Runs `work` about once an hour, at a random time, so that each process has its turn. */
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
 * Deletes rows that are older than the settings keep them, expired tokens and keys, and words that no vaga has any more, each hour, in small lots,
 * in one process at a time. The figures are logged.
 */
export const createRetention = ({ db, settings, log }: Options) => {
  let running: Promise<void> | null = null

  const deleteLots = async (deleteLot: (db: Db) => Promise<number>): Promise<number> => {
    let total = 0
    for (let lots = 0; lots < mostLots && !clock.stopped.aborted; lots += 1) {
      const gone = await takeTurn(db, deleteLot)
      total += gone ?? 0
      if (gone === null || gone < lot) break
      await wait(pauseMs)
    }
    return total
  }
  const forget = async (kind: keyof Keep): Promise<number> => {
    const days = settings.keep[kind]
    return days === 0 ? 0 : deleteLots(transaction => kinds[kind](transaction, days))
  }
  const work = async (): Promise<void> => {
    const begin = performance.now()
    const gone: Partial<Record<keyof Keep | keyof typeof expired, number>> = {}
    try {
      for (const kind of Object.keys(kinds) as Array<keyof Keep>) gone[kind] = await forget(kind)
      for (const kind of kindsOfExpired) gone[kind] = await deleteLots(transaction => expired[kind](transaction, lot))
      log.info({ ...gone, milliseconds: Math.round(performance.now() - begin) }, 'retention')
    } catch (error) {
      log.error({ err: error, ...gone }, 'expired rows could not be deleted')
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
