import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Counts, Janela } from './counts.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import type { Limite } from './limite.ts'
import { limites } from './limites.ts'
import { rotaOf } from './rotas.ts'
import { tooMany } from '../http/refusal.ts'

const deleteEveryMs = 10 * 60 * 1000
const minutosDeUmDia = 24 * 60

/** Seconds to wait; 0 if the try is accepted, and counted. */
const take = async (limiter: RateLimiterAbstract, chave: string): Promise<number> => {
  try {
    await limiter.consume(chave)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
}

/**
 * Counts tries per key in a window that starts with the first, for all processes. A try counts before its outcome is
 * known, so that concurrent ones cannot slip through; a successful one is given back.
 */
export const createContador = (counts: Counts, nome: string, janela: Janela) => {
  const limiter = counts.createLimiter(nome, janela)
  return {
    take: (chave: string) => take(limiter, chave),
    giveBack: async (chave: string) => void (await limiter.reward(chave)),
    clear: async (chave: string) => void (await limiter.delete(chave)),
  }
}

/** Like `createContador`, but each refusal within a day lasts twice as long as the one before. */
export const createContadorCrescente = (counts: Counts, nome: string, janela: Janela & { minutosNoMaximo: number }) => {
  const { max, minutos, minutosNoMaximo } = janela
  const limiter = counts.createLimiter(nome, janela)
  const refusals = counts.createLimiter(`${nome}:recusas`, { max, minutos: minutosDeUmDia })
  return {
    take: async (chave: string): Promise<number> => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(chave)
      if (consumedPoints <= max) return 0
      // Of concurrent tries, exactly one is the first beyond the limit.
      if (consumedPoints > max + 1) return Math.max(1, Math.ceil(msBeforeNext / 1000))
      const { consumedPoints: vezes } = await refusals.penalty(chave)
      const seconds = 60 * Math.min(minutosNoMaximo, minutos * 2 ** (vezes - 1))
      await limiter.block(chave, seconds)
      return seconds
    },
    clear: async (chave: string) => void (await Promise.all([limiter.delete(chave), refusals.delete(chave)])),
  }
}

/** A refused flood costs no statement: the process remembers the refusal. */
const createLimiter = (counts: Counts, nome: string, { onde, minutos }: Limite, max: number): RateLimiterAbstract =>
  onde === 'processo'
    ? new RateLimiterMemory({ keyPrefix: nome, points: max, duration: minutos * 60 })
    : counts.createLimiter(nome, { max, minutos }, true)

/** The hook of one flow. */
const createHook = (counts: Counts, nome: string, limite: Limite) => {
  const { max, por, frase, soAlheios } = limite
  const [aluno, professor] = typeof max === 'number' ? [max, max] : [max.aluno, max.professor]
  const [ofAluno, ofProfessor] = [aluno, professor].map(most => createLimiter(counts, nome, limite, most)) as [
    RateLimiterAbstract,
    RateLimiterAbstract,
  ]

  const toTry = (request: FastifyRequest): Promise<number> => {
    if (por === 'rede') return take(ofAluno, networkKeyOf(request))
    if (por === 'token') {
      const { token } = request.query as { token?: unknown }
      // Without one the schema refuses.
      return typeof token === 'string' ? take(ofAluno, token) : Promise.resolve(0)
    }
    const { usuarioId, papeis } = sessaoOf(request)
    const { id } = request.params as { id?: string }
    if (soAlheios && Number(id) === usuarioId) return Promise.resolve(0)
    return take(papeis.includes('aluno') ? ofAluno : ofProfessor, String(usuarioId))
  }

  return async (request: FastifyRequest): Promise<void> => {
    const wait = await toTry(request)
    if (wait > 0) throw tooMany(frase, wait)
  }
}

const deleteExpired = (app: FastifyInstance) =>
  app.counts.forget().catch((error: unknown) => app.log.error({ err: error }, 'expired counts could not be deleted'))

/**
 * Adds the limits of the table to their routes: after the hook that reads the session, and before a body is read.
 * Expired counts are deleted.
 */
export const applyLimits = (app: FastifyInstance) => {
  const hooks = Object.entries(limites).map(
    ([nome, limite]) => [new Set(limite.rotas), createHook(app.counts, nome, limite)] as const,
  )
  app.addHook('onRoute', route => {
    const before = [route.onRequest ?? []].flat()
    const own = hooks.flatMap(([rotas, hook]) => (rotas.has(rotaOf(route)) && !before.includes(hook) ? hook : []))
    if (own.length > 0) route.onRequest = [...before, ...own]
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void deleteExpired(app), deleteEveryMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    app.counts.close()
  })
}
