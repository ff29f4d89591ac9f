import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { writeLinha } from './auditoria/audited.ts'
import type { Settings } from './config.ts'
import type { Db } from './db/connection.ts'
import { deleteCopias } from './dados/copias.repository.ts'
import { takeTurn } from './db/takeTurn.ts'
import { deleteChaves } from './http/idempotencia.ts'
import { regras } from './retencao/keep.ts'
import type { Regra } from './retencao/keep.ts'
import { findAtivas } from './retencao/prazos.repository.ts'
import { deleteVelhas } from './retencao/regras.ts'
import { deleteDesafios } from './segundoFator/desafios.repository.ts'
import { deleteMudancas } from './sessao/mudancasDeEmail.repository.ts'
import { deleteTokensDeEmail } from './sessao/tokensDeEmail.ts'
import { deletePalavras } from './vagas/busca/palavras.ts'

const runEveryMs = 60 * 60 * 1000
const lot = 500
/** The rest waits for the next hour. */
const mostLots = 200
/** Pauses between two lots, so that other transactions run. */
const pauseMs = 50

type Options = { db: Db; settings: Settings; log: FastifyBaseLogger }

/** One lot of what nobody needs any more, whatever the settings. */
const expired = {
  palavras: deletePalavras,
  chaves: deleteChaves,
  tokens: deleteTokensDeEmail,
  copias: deleteCopias,
  desafios: deleteDesafios,
  mudancas: deleteMudancas,
}
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

type DeleteLot = (db: Db) => Promise<number>

/** Deletes lot after lot, until one is not full, another process has its turn, or this one stops. Returns how many rows. */
const deleteLots = async (db: Db, stopped: AbortSignal, deleteLot: DeleteLot): Promise<number> => {
  let total = 0
  for (let lots = 0; lots < mostLots && !stopped.aborted; lots += 1) {
    const gone = await takeTurn(db, deleteLot)
    total += gone ?? 0
    if (gone === null || gone < lot) break
    await wait(pauseMs)
  }
  return total
}

/**
 * Deletes rows that are older than the settings keep them (retencao/regras.ts), with a line of the audit, what expired, and
 * words that no vaga has any more, each hour, in small lots, in one process at a time. The figures are logged.
 */
export const createRetention = ({ db, settings, log }: Options) => {
  let running: Promise<void> | null = null

  const deleteAll = (deleteLot: DeleteLot) => deleteLots(db, clock.stopped, deleteLot)
  const forget = async (regra: Regra): Promise<number> => {
    const dias = settings.keep[regra]
    const linhas = await deleteAll(transaction => deleteVelhas(transaction, regra, dias, lot))
    if (linhas > 0) await writeLinha(db, null, { acao: 'expurgou', objeto: regra, depois: { dias, linhas } })
    return linhas
  }
  const work = async (): Promise<void> => {
    const begin = performance.now()
    const gone: Partial<Record<Regra | keyof typeof expired, number>> = {}
    try {
      const ativas = await findAtivas(db, settings.keep)
      for (const regra of regras) gone[regra] = ativas.has(regra) ? await forget(regra) : 0
      for (const kind of kindsOfExpired) gone[kind] = await deleteAll(transaction => expired[kind](transaction, lot))
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
