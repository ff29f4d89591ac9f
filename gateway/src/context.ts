import { toForwardedHeaders } from './http/clientRequest.ts'
import type { ClientRequest } from './http/clientRequest.ts'
import { dispositivo, transacao } from './http/cookies.ts'
import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Tracing } from './observability/tracing.ts'
import { UpstreamFailure } from './upstream/failure.ts'
import type { FailureKind } from './upstream/failure.ts'
import type { Instituicao } from './upstream/models/instituicao.ts'
import { readToken } from './upstream/sessao.ts'
import type { Sessao } from './upstream/sessao.ts'
import type { RequestLimits, Watch } from './upstream/transport/dispatch.ts'
import type { Send } from './upstream/transport/send.ts'
import { createUpstreams } from './upstream/upstream.ts'
import type { Upstream } from './upstream/upstream.ts'

/** Passed along by the node:http listener. Without it the request is read from its headers. */
export interface ServerContext {
  clientRequest?: ClientRequest
}

/** The context of one operation. */
export interface Context {
  request: ClientRequest
  upstream: Upstream
  /** The token's bearer; null without a token. Throws UNAUTHENTICATED if the token names no person. */
  readonly sessao: Sessao | null
  instituicao: Instituicao
  /** The context of the next event of a stream: it reads everything again. */
  again: () => Context
  /** Stores the device token of a sign-in in the browser. */
  keepDispositivo: (token: string) => void
  /** Stores what a sign-in at the university has begun with; null removes it. */
  keepTransacao: (sealed: string | null) => void
}

/** Yoga's context: it would copy the properties of ours, and with them read the token. */
export interface GraphqlContext {
  context: Context
}

/** Kinds that an operator should look into. The others are part of normal use. */
const troubles = new Set<FailureKind>(['unavailable', 'timeout', 'contract', 'unsupported'])

export interface ContextOptions {
  /** Sends calls to the REST API. */
  send: Send
  /** That of the file. */
  instituicao: Instituicao
  /** As it is now. Default: always that of the file. */
  instituicaoDeAgora?: (() => Instituicao) | undefined
  limits?: Partial<RequestLimits>
  log?: Log
  /** Without it nothing is counted. */
  metrics?: Metrics | undefined
  /** Without it there are no spans. */
  tracing?: Tracing | undefined
}

/** Creates the context of each operation. State about the upstream is shared between them. */
export function createContexts(options: ContextOptions) {
  const {
    send,
    limits,
    instituicao,
    instituicaoDeAgora = () => instituicao,
    log = () => {},
    metrics,
    tracing,
  } = options
  const upstreamFor = createUpstreams({
    send,
    limits,
    onBreakerChange: state => {
      log('warn', { state }, 'circuit breaker')
      metrics?.setBreaker(state)
    },
    onStale: list => log('warn', { list }, 'upstream list served out of date'),
  })
  const toContext = (request: ClientRequest): Context => {
    const upstream = upstreamFor({
      headers: toForwardedHeaders(request),
      client: request.cancellation,
      tally: request.upstream,
      watch: both(metrics?.watch, tracing?.begin(request)),
      log: failure => {
        const level = troubles.has(failure.kind) ? 'warn' : 'debug'
        const message = failure.puladas ? 'upstream rows left out' : 'upstream failure'
        log(level, { ...failure, requestId: request.id }, message)
      },
    })
    return new OperationContext(request, upstream, instituicaoDeAgora(), () => toContext(request))
  }
  return toContext
}

/** A class: an object literal with a getter would get a hidden class of its own for each operation. */
class OperationContext implements Context {
  readonly request: ClientRequest
  readonly upstream: Upstream
  readonly instituicao: Instituicao
  readonly again: () => Context
  #sessao: Sessao | null | undefined
  readonly keepDispositivo = (token: string) => dispositivo.keep(this.request, token)
  readonly keepTransacao = (sealed: string | null) =>
    sealed === null ? transacao.remove(this.request) : transacao.keep(this.request, sealed)

  constructor(request: ClientRequest, upstream: Upstream, instituicao: Instituicao, again: () => Context) {
    this.request = request
    this.upstream = upstream
    this.instituicao = instituicao
    this.again = again
  }

  /** Read on first use: most operations only forward the token. */
  get sessao(): Sessao | null {
    if (this.#sessao === undefined) this.#sessao = readSessao(this.request)
    return this.#sessao
  }
}

function readSessao({ authorization }: ClientRequest): Sessao | null {
  if (!authorization) return null
  const sessao = readToken(authorization.replace(/^Bearer\s+/i, ''))
  if (sessao) return sessao
  throw new UpstreamFailure('unauthenticated', 'The token names nobody.')
}

function both(first: Watch | undefined, second: Watch | undefined): Watch | undefined {
  if (!first || !second) return first ?? second
  return outgoing => {
    const ends = [first(outgoing), second(outgoing)]
    return end => ends.forEach(each => each(end))
  }
}
