import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from './db/connection.ts'
import { contagens } from './db/schema.apoio.ts'

export type Janela = { max: number; minutos: number }

/** Where all processes count together. */
export type Contagem = {
  /** `remember`: what is refused costs the store nothing more in this process until it is over. */
  createLimiter: (nome: string, janela: Janela, remember?: boolean) => RateLimiterAbstract
  /** Forgets what is over. */
  forget: () => Promise<unknown>
  close: () => void
}

const warnEveryMs = 60_000

/** Counts in this process while the store is away: better less exactly than not at all, or nobody let in. */
const createReserva = (log: FastifyBaseLogger) => {
  let warnedAt = Number.NEGATIVE_INFINITY
  const warn = () => {
    if (Date.now() - warnedAt < warnEveryMs) return
    warnedAt = Date.now()
    log.warn('the store of limits is away: each process counts by itself')
  }
  return class extends RateLimiterMemory {
    override consume(...args: Parameters<RateLimiterMemory['consume']>) {
      warn()
      return super.consume(...args)
    }
    override penalty(...args: Parameters<RateLimiterMemory['penalty']>) {
      warn()
      return super.penalty(...args)
    }
  }
}

const toOptions = (nome: string, { max, minutos }: Janela, remember: boolean) => ({
  keyPrefix: nome,
  points: max,
  duration: minutos * 60,
  ...(remember && { inMemoryBlockOnConsumed: max }),
})

/** An unlogged table: a crash of the database forgets the counts, and no count waits for the disk. */
const createContagemNoBanco = (db: Db, log: FastifyBaseLogger): Contagem => {
  const Reserva = createReserva(log)
  const shared = { storeClient: db, schema: contagens, clearExpiredByTimeout: false }
  return {
    createLimiter: (nome, janela, remember = false) => {
      const options = toOptions(nome, janela, remember)
      return new RateLimiterDrizzle({ ...shared, ...options, insuranceLimiter: new Reserva(options) })
    },
    forget: () => db.delete(contagens).where(lt(contagens.expire, sql`now()`)),
    close: () => {},
  }
}

/** Redis forgets by itself. */
const createContagemNoRedis = (url: string, log: FastifyBaseLogger): Contagem => {
  const Reserva = createReserva(log)
  const retry = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 }
  const storeClient = new Redis(url, { ...retry, connectTimeout: 2000, retryStrategy: () => 1000 })
  // It connects again by itself; what is counted meanwhile warns.
  storeClient.on('error', () => {})
  return {
    createLimiter: (nome, janela, remember = false) => {
      const options = toOptions(`mural:${nome}`, janela, remember)
      const insuranceLimiter = new Reserva(options)
      return new RateLimiterRedis({ storeClient, rejectIfRedisNotReady: true, ...options, insuranceLimiter })
    },
    forget: async () => {},
    close: () => storeClient.disconnect(),
  }
}

/** In the database, unless REDIS_URL names a Valkey or Redis. */
export const createContagem = (db: Db, redisUrl: string | null, log: FastifyBaseLogger): Contagem =>
  redisUrl === null ? createContagemNoBanco(db, log) : createContagemNoRedis(redisUrl, log)
