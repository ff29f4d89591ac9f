import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import type { RequestLimits } from './upstream/dispatch.ts'
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
}

/** Makes the context of each operation; what is known of the upstream is kept from one to the next. */
export function createContexts({ send, limits, instituicao, log = () => {} }: ContextOptions) {
  const upstreamFor = createUpstreams({
    send,
    limits,
    onBreakerChange: state => log('warn', { state }, 'circuit breaker'),
    onStale: list => log('warn', { list }, 'upstream list served out of date'),
  })
  return (request: ClientRequest): Context => ({
    request,
    instituicao,
    sessao: readToken(request.authorization?.replace(/^Bearer\s+/i, '') ?? ''),
    upstream: upstreamFor({
      headers: toForwardedHeaders(request),
      client: request.leaving,
      tally: request.upstream,
      log: failure => {
        const level = troubles.has(failure.kind) ? 'warn' : 'debug'
        const message = failure.puladas ? 'upstream rows left out' : 'upstream failure'
        log(level, { ...failure, requestId: request.id }, message)
      },
    }),
  })
}
