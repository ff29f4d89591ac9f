import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from '../db/connection.ts'
import { contagens } from '../db/schema/apoio.ts'

export type Janela = { max: number; minutos: number }

/** The store that all processes share. */
export type Counts = {
  /** `remember`: this process remembers a refused key until its window ends, and sends no statement for it. */
  createLimiter: (nome: string, janela: Janela, remember?: boolean) => RateLimiterAbstract
  /** Deletes expired counts. */
  forget: () => Promise<unknown>
  close: () => void
}

const warnEveryMs = 60_000

/** Counts in this process while the store is away: less exact, but neither open to everybody nor closed. */
const createReserva = (log: FastifyBaseLogger) => {
  let warnedAt = Number.NEGATIVE_INFINITY
  const warn = () => {
    if (Date.now() - warnedAt < warnEveryMs) return
    warnedAt = Date.now()
    log.warn('limits store unavailable: each process counts on its own')
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

/** An unlogged table: a crash of the database loses the counts, and no count waits for the disk. */
const createDatabaseCounts = (db: Db, log: FastifyBaseLogger): Counts => {
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

/** Redis expires keys by itself. */
const createRedisCounts = async (url: string, log: FastifyBaseLogger): Promise<Counts> => {
  const { Redis } = await import('ioredis')
  const Reserva = createReserva(log)
  const retry = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 }
  const storeClient = new Redis(url, { ...retry, connectTimeout: 2000, retryStrategy: () => 1000 })
  // The client reconnects by itself; counting logs a warning meanwhile.
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

/** In the database, unless REDIS_URL names a Valkey or Redis, whose client is loaded only then. */
export const createCounts = async (db: Db, redisUrl: string | null, log: FastifyBaseLogger): Promise<Counts> =>
  redisUrl === null ? createDatabaseCounts(db, log) : createRedisCounts(redisUrl, log)
