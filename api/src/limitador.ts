import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { sessaoOf } from './autenticacao.ts'
import type { Contagem, Janela } from './contagem.ts'
import { redeOf } from './endereco.ts'
import type { Limite } from './limites.ts'
import { limites } from './limites.ts'
import { tooMany } from './refusal.ts'

const forgetEveryMs = 10 * 60 * 1000
const minutosDeUmDia = 24 * 60

/** Seconds to wait, or 0 when the try may go on, which then counts. */
const take = async (limiter: RateLimiterAbstract, chave: string): Promise<number> => {
  try {
    await limiter.consume(chave)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/**
 * Counts tries per key in a window that starts with the first, for all processes. A try counts before its outcome is
 * known, so that many at once cannot slip through; one that turns out well is given back.
 */
export const createContador = (contagem: Contagem, nome: string, janela: Janela) => {
  const limiter = contagem.createLimiter(nome, janela)
  return {
    take: (chave: string) => take(limiter, chave),
    giveBack: async (chave: string) => void (await limiter.reward(chave)),
    clear: async (chave: string) => void (await limiter.delete(chave)),
  }
}

/** The same, where each refusal within a day lasts twice as long as the one before. */
export const createContadorCrescente = (
  contagem: Contagem,
  nome: string,
  janela: Janela & { minutosNoMaximo: number },
) => {
  const { max, minutos, minutosNoMaximo } = janela
  const limiter = contagem.createLimiter(nome, janela)
  const recusas = contagem.createLimiter(`${nome}:recusas`, { max, minutos: minutosDeUmDia })
  return {
    take: async (chave: string): Promise<number> => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(chave)
      if (consumedPoints <= max) return 0
      // Of many at once, exactly one is the first that is too many.
      if (consumedPoints > max + 1) return Math.max(1, Math.ceil(msBeforeNext / 1000))
      const { consumedPoints: vezes } = await recusas.penalty(chave)
      const seconds = 60 * Math.min(minutosNoMaximo, minutos * 2 ** (vezes - 1))
      await limiter.block(chave, seconds)
      return seconds
    },
    clear: async (chave: string) => void (await Promise.all([limiter.delete(chave), recusas.delete(chave)])),
  }
}

/** A flood costs no statement once it is refused: the process remembers until when. */
const createLimiter = (contagem: Contagem, nome: string, { onde, minutos }: Limite, max: number): RateLimiterAbstract =>
  onde === 'processo'
    ? new RateLimiterMemory({ keyPrefix: nome, points: max, duration: minutos * 60 })
    : contagem.createLimiter(nome, { max, minutos }, true)

/** The hook of one flow. */
const createHook = (contagem: Contagem, nome: string, limite: Limite) => {
  const { max, por, frase, soAlheios } = limite
  const [aluno, professor] = typeof max === 'number' ? [max, max] : [max.aluno, max.professor]
  const [ofAluno, ofProfessor] = [aluno, professor].map(most => createLimiter(contagem, nome, limite, most)) as [
    RateLimiterAbstract,
    RateLimiterAbstract,
  ]

  const toTry = (request: FastifyRequest): Promise<number> => {
    if (por === 'rede') return take(ofAluno, redeOf(request))
    const { usuarioId, ehaluno } = sessaoOf(request)
    const { id } = request.params as { id?: string }
    if (soAlheios && Number(id) === usuarioId) return Promise.resolve(0)
    return take(ehaluno ? ofAluno : ofProfessor, String(usuarioId))
  }

  return async (request: FastifyRequest): Promise<void> => {
    const wait = await toTry(request)
    if (wait > 0) throw tooMany(frase, wait)
  }
}

const forgetOver = (app: FastifyInstance) =>
  app.contagem
    .forget()
    .catch((error: unknown) => app.log.error({ err: error }, 'counts that are over could not be forgotten'))

/**
 * Puts the limits of the table before their routes: after the hook that finds the person, and before a body is read.
 * Counts that are over are forgotten.
 */
export const limitar = (app: FastifyInstance) => {
  const hooks = new Map(
    Object.entries(limites).flatMap(([nome, limite]) => {
      const hook = createHook(app.contagem, nome, limite)
      return limite.rotas.map(rota => [rota, hook] as const)
    }),
  )
  app.addHook('onRoute', route => {
    const method = route.method === 'HEAD' ? 'GET' : String(route.method)
    const hook = hooks.get(`${method} ${route.url}`)
    const before = [route.onRequest ?? []].flat()
    if (hook && !before.includes(hook)) route.onRequest = [...before, hook]
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void forgetOver(app), forgetEveryMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    app.contagem.close()
  })
}
