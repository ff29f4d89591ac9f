import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { createContexts } from './context.ts'
import { createGateway } from './gateway.ts'
import { offsetsOf } from './fuso.ts'
import type { GatewayOptions } from './gateway.ts'
import { schema } from './graphql/schema.ts'
import { createSlowBodies } from './http/bodies/slowBodies.ts'
import { createTrust } from '@board/http/clientAddress'
import { readRequest } from './http/clientRequest.ts'
import type { ClientRequest } from './http/clientRequest.ts'
import { refusesHost } from './http/host.ts'
import type { Log } from './observability/log.ts'
import { toOutcome } from './observability/outcome.ts'
import type { Answered } from './observability/outcome.ts'
import { createRequestLog } from './observability/requestLog.ts'
import { createRouter, pathOf, sendText } from './routes.ts'
import type { Gateway, Parts, RouteOptions } from './routes.ts'
import { createSecurityHeaders } from './site/securityHeaders.ts'
import type { SecurityOptions } from './site/securityHeaders.ts'
import { dressPages } from './site/dress.ts'
import { readPages } from './site/site.ts'
import { createTrusted, mayBeTrusted } from './trusted/answer.ts'
import { createTrustedOperations } from './trusted/operations.ts'
import type { Instituicao } from './upstream/models/instituicao.ts'

export interface AppOptions
  extends Omit<GatewayOptions, 'log' | 'toRetry'>, Omit<SecurityOptions, 'production' | 'pages'>, RouteOptions {
  logger: Logger
  /** Addresses and networks, besides this machine, that may name the client of a request. */
  trustedProxies?: readonly string[]
  /** The fewest characters of a new password, which pages name. */
  senhaMinima?: number
}

/** Everything served on one origin: a listener for node:http, and the open streams, which never end by themselves. */
export function createApp(options: AppOptions) {
  const { logger, documents = {}, metrics, publicUrl = '' } = options
  const log: Log = (level, entry, message) => logger[level](entry, message)
  const toContext = createContexts({ ...options, log })
  const { responses, openStreams, toRetry } = createStreams()
  const gateway = openGateway({ ...options, log, toRetry }, toContext)
  const readPublico = (client: ClientRequest) => toContext(client).upstream.publico
  const siteOfNow = createSites(options, { gateway, log, readPublico })
  const operations = createTrustedOperations(schema, documents)
  const answerTrusted = createTrusted({ operations, toContext, production: options.production ?? false, log })
  const [report, writeLine] = [createReport(options), createRequestLog(logger)]
  const isTrusted = createTrust(options.trustedProxies ?? [])
  const refuseIfSlow = createSlowBodies(options.uploads?.rate)

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now()
    const client = readRequest(request, response, isTrusted, publicUrl.startsWith('https:'))
    onGone(request, response, () => {
      client.cancellation.cancel('client-gone')
      responses.delete(response)
      const time = performance.now() - begun
      writeLine?.(request, response, client, time)
      report?.(request, response, client, time)
    })
    refuseIfSlow(request, response, client)
    if (options.isStopping()) response.shouldKeepAlive = false
    if (refusesHost(request, response)) return
    const otherwise = () => {
      responses.add(response)
      response.setHeader('x-request-id', client.id)
      const { setHeaders, handle } = siteOfNow()
      setHeaders(request, response)
      handle(request, response, client).catch((error: unknown) => fail(log, error, client, response))
    }
    if (mayBeTrusted(request)) answerTrusted(request, response, client, otherwise)
    else otherwise()
  }

  metrics?.countStreams(() => openStreams().length)
  return { listener, openStreams }
}

/** Documents, headers and routes for the institution as it is now: built anew for a change by an administrator. */
function createSites(options: AppOptions, parts: Omit<Parts, 'pages' | 'setSecurityHeaders'>) {
  const built = readPages(options.webFolder, options.senhaMinima)
  const build = (instituicao: Instituicao) => {
    const pages = dressPages(built, instituicao)
    const setSecurityHeaders = createSecurityHeaders({ ...options, pages })
    const handle = createRouter({ ...options, instituicao }, { ...parts, pages, setSecurityHeaders })
    const setHeaders = (request: IncomingMessage, response: ServerResponse) => {
      if (pathOf(request) === '/graphql') setCalendar(response, instituicao)
      setSecurityHeaders(request, response)
    }
    return { instituicao, setHeaders, handle }
  }
  const { instituicaoDeAgora = () => options.instituicao } = options
  let site = build(options.instituicao)
  return () => {
    const agora = instituicaoDeAgora()
    if (agora !== site.instituicao) site = build(agora)
    return site
  }
}

/** Open pages read the calendar of now from each answer. */
function setCalendar(response: ServerResponse, { fuso, primeirosMeses }: Instituicao): void {
  response.setHeader('x-fuso', offsetsOf(fuso))
  response.setHeader('x-periodos', primeirosMeses.join())
}

/**
 * A response queued behind an unfinished one on its connection gets no 'close' event, so the socket's is used as well.
 */
function onGone({ socket }: IncomingMessage, response: ServerResponse, act: () => void): void {
  const gone = () => {
    socket.off('close', gone)
    response.off('close', gone)
    act()
  }
  response.on('close', gone)
  if (!response.socket) socket.setMaxListeners(0).on('close', gone)
}

function fail(log: Log, error: unknown, client: ClientRequest, response: ServerResponse): void {
  // The client is gone before its body had arrived, which the line of the request tells.
  if (error === response.req.errored) return
  log('error', { requestId: client.id, error }, 'request failed')
  if (response.headersSent) response.destroy()
  else sendText(response, 500, 'error')
}

/** Reports a GraphQL request to metrics and traces; null if both are off. */
function createReport({ metrics, tracing }: AppOptions) {
  if (!metrics && !tracing) return null
  return (request: IncomingMessage, response: ServerResponse, client: ClientRequest, milliseconds: number): void => {
    if (pathOf(request) !== '/graphql') return
    const answered = toAnswered(response, client, milliseconds)
    metrics?.answered(answered)
    tracing?.answered(client, answered)
  }
}

function toAnswered(response: ServerResponse, { operation, codes }: ClientRequest, milliseconds: number): Answered {
  const outcome = toOutcome(codes, response.statusCode, response.writableFinished)
  return { operation, codes, outcome, milliseconds, stream: isStream(response) }
}

/** Milliseconds per open stream over which clients spread their reconnects, and the maximum. */
const spread = { each: 10, most: 30_000 }

/** Of the responses in progress, the subscriptions: when one ends, its client reconnects, and then to another process. */
function createStreams() {
  const responses = new Set<ServerResponse>()
  const openStreams = () => [...responses].filter(isStream)
  const toRetry = () => Math.min((openStreams().length + 1) * spread.each, spread.most)
  return { responses, openStreams, toRetry }
}

function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}

/** Creates Yoga on first use: trusted documents do not need it, and it takes a twentieth of the start. */
function openGateway(...settings: Parameters<typeof createGateway>): Gateway {
  let yoga: Gateway | undefined
  return (...exchange) => (yoga ??= createGateway(...settings))(...exchange)
}
