import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import { keepDispositivo } from './dispositivo.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'
import type { RequestLimits, Watch } from './upstream/dispatch.ts'
import type { FailureKind } from './upstream/failure.ts'
import type { Send } from './upstream/pool.ts'
import { readToken } from './upstream/sessao.ts'
import type { Sessao } from './upstream/sessao.ts'
import { createUpstreams } from './upstream/upstream.ts'
import type { Upstream } from './upstream/upstream.ts'

/** The university's settings, as `institutions/<name>.json` has them. */
export interface Instituicao {
  nome: string
  sigla: string
  dominiosDeAluno: string[]
  dominiosDeProfessor: string[]
  emailsDeExcecao: string[]
  prototipo: string | null
  suporte: string | null
  cursos: string[]
  atividadesComplementares: { codigo: string; creditos: number }
}

/** One operation's world. */
export interface Context {
  request: ClientRequest
  upstream: Upstream
  /** The bearer of the token; null without a token that names somebody. */
  sessao: Sessao | null
  instituicao: Instituicao
  /** Lets the browser keep what a sign-in said of it. */
  keepDispositivo: (dispositivo: string) => void
}

export type Log = (level: 'debug' | 'warn' | 'error', entry: Record<string, unknown>, message: string) => void

/** Kinds that somebody should look into; the others are the everyday of people and roles. */
const troubles = new Set<FailureKind>(['unavailable', 'timeout', 'contract', 'unsupported'])

export interface ContextOptions {
  /** The wire to the REST API. */
  send: Send
  instituicao: Instituicao
  limits?: Partial<RequestLimits>
  log?: Log
  /** Left out: nothing is counted. */
  metrics?: Metrics | undefined
  /** Left out: there are no spans. */
  tracing?: Tracing | undefined
}

/** Makes the context of each operation; what is known of the upstream is kept from one to the next. */
export function createContexts(options: ContextOptions) {
  const { send, limits, instituicao, log = () => {}, metrics, tracing } = options
  const upstreamFor = createUpstreams({
    send,
    limits,
    onBreakerChange: state => {
      log('warn', { state }, 'circuit breaker')
      metrics?.setBreaker(state)
    },
    onStale: list => log('warn', { list }, 'upstream list served out of date'),
  })
  return (request: ClientRequest): Context => ({
    request,
    instituicao,
    keepDispositivo: dispositivo => keepDispositivo(request, dispositivo),
    sessao: readToken(request.authorization?.replace(/^Bearer\s+/i, '') ?? ''),
    upstream: upstreamFor({
      headers: toForwardedHeaders(request),
      client: request.leaving,
      tally: request.upstream,
      watch: both(metrics?.watch, tracing?.begin(request)),
      log: failure => {
        const level = troubles.has(failure.kind) ? 'warn' : 'debug'
        const message = failure.puladas ? 'upstream rows left out' : 'upstream failure'
        log(level, { ...failure, requestId: request.id }, message)
      },
    }),
  })
}

function both(first: Watch | undefined, second: Watch | undefined): Watch | undefined {
  if (!first || !second) return first ?? second
  return outgoing => {
    const ends = [first(outgoing), second(outgoing)]
    return end => ends.forEach(each => each(end))
  }
}
