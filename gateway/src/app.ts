import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { createContexts } from './context.ts'
import type { ServerContext } from './context.ts'
import { createGateway } from './gateway.ts'
import type { GatewayOptions } from './gateway.ts'
import { schema } from './graphql/schema.ts'
import { createArquivos } from './http/arquivos.ts'
import { createAvatares } from './http/avatares.ts'
import { createTrust } from './http/clientAddress.ts'
import { readRequest } from './http/clientRequest.ts'
import type { ClientRequest } from './http/clientRequest.ts'
import { createDevMail, isAtThisMachine, isDevMail } from './http/devMail.ts'
import { refusesHost } from './http/host.ts'
import { toPath } from './http/path.ts'
import { createReadiness } from './http/readiness.ts'
import { createUploads, isUpload } from './http/uploads.ts'
import type { UploadLimits } from './http/uploads.ts'
import type { Log } from './observability/log.ts'
import { toOutcome } from './observability/outcome.ts'
import type { Answered } from './observability/outcome.ts'
import { createRequestLog } from './observability/requestLog.ts'
import { sdl } from './sdl.ts'
import { createSecurityHeaders } from './site/securityHeaders.ts'
import type { SecurityOptions } from './site/securityHeaders.ts'
import { createServiceWorker, serviceWorkerPath } from './site/serviceWorker.ts'
import { createGraphiql, createWebApp, isNavigation, readPages } from './site/site.ts'
import type { Page } from './site/site.ts'
import { createTrusted, mayBeTrusted } from './trusted/answer.ts'
import { createTrustedOperations } from './trusted/operations.ts'
import type { Send } from './upstream/transport/send.ts'

export interface AppOptions extends Omit<GatewayOptions, 'log'>, Omit<SecurityOptions, 'production' | 'pages'> {
  logger: Logger
  /** Whether the program is stopping, which turns readiness off. */
  isStopping: () => boolean
  /** Asks the upstream whether it is ready, over a connection of its own; `send` by default. */
  probe?: Send
  /** The folder of the built web app; its usual place by default. */
  webFolder?: string
  /** The folder with the assets of other builds; null for none. */
  assetsDir?: string | null
  /** Whether browsers install the service worker. */
  serviceWorker?: boolean
  uploads?: Partial<UploadLimits> | undefined
  /** Addresses and networks, besides this machine, that may name the client of a request. */
  trustedProxies?: readonly string[]
}

type Answer = (request: IncomingMessage, response: ServerResponse, client: ClientRequest) => Promise<void>

type Gateway = (request: IncomingMessage, response: ServerResponse, context: ServerContext) => Promise<void> | void

/** Everything served on one origin: a listener for node:http, and the open streams, which never end by themselves. */
export function createApp(options: AppOptions) {
  const { logger, documents = {}, metrics } = options
  const log: Log = (level, entry, message) => logger[level](entry, message)
  const toContext = createContexts({ ...options, log })
  const pages = readPages(options.webFolder)
  const setSecurityHeaders = createSecurityHeaders({ ...options, pages })
  const answer = createAnswer(options, openGateway({ ...options, log }, toContext), pages, setSecurityHeaders)
  const operations = createTrustedOperations(schema, documents)
  const answerTrusted = createTrusted({ operations, toContext, production: options.production ?? false, log })
  const [report, writeLine] = [createReport(options), createRequestLog(logger)]
  const isTrusted = createTrust(options.trustedProxies ?? [])
  const streams = new Set<ServerResponse>()
  /** Subscriptions: when one ends, its client reconnects, and then to another process. */
  const openStreams = () => [...streams].filter(isStream)

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now()
    const client = readRequest(request, response, isTrusted)
    onGone(request, response, () => {
      client.leaving.end('left')
      streams.delete(response)
      const time = performance.now() - begun
      writeLine?.(request, response, client, time)
      report?.(request, response, client, time)
    })
    if (options.isStopping()) response.shouldKeepAlive = false
    if (refusesHost(request, response)) return
    const otherwise = () => {
      streams.add(spreadReturns(response, openStreams))
      response.setHeader('x-request-id', client.id)
      setSecurityHeaders(request, response)
      answer(request, response, client).catch((error: unknown) => {
        log('error', { requestId: client.id, error }, 'request failed')
        fail(response)
      })
    }
    if (mayBeTrusted(request)) answerTrusted(request, response, client, otherwise)
    else otherwise()
  }

  metrics?.countStreams(() => openStreams().length)
  return { listener, openStreams }
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

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(500, plain).end('error')
}

/** Reports a GraphQL request to metrics and traces; null if both are off. */
function createReport({ metrics, tracing }: AppOptions) {
  if (!metrics && !tracing) return null
  return (request: IncomingMessage, response: ServerResponse, client: ClientRequest, milliseconds: number): void => {
    if (toPath(request.url ?? '/') !== '/graphql') return
    const answered = toAnswered(response, client, milliseconds)
    metrics?.answered(answered)
    tracing?.answered(client, answered)
  }
}

function toAnswered(response: ServerResponse, { operation, codes }: ClientRequest, milliseconds: number): Answered {
  const outcome = toOutcome(codes, response.statusCode, response.writableFinished)
  return { operation, codes, outcome, milliseconds, stream: isStream(response) }
}

/** Milliseconds per open stream over which clients reconnect, and the maximum. */
const spread = { each: 10, most: 30_000 }

/**
 * Begins a stream with the SSE field `retry`: the time over which clients spread their reconnects, even if this process can
 * no longer tell them.
 */
function spreadReturns(response: ServerResponse, openStreams: () => ServerResponse[]): ServerResponse {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean
  response.write = ((...given: unknown[]) => {
    response.write = write as ServerResponse['write']
    if (isStream(response)) write(`retry: ${Math.min(openStreams().length * spread.each, spread.most)}\n\n`)
    return write(...given)
  }) as ServerResponse['write']
  return response
}

function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}

/** Creates Yoga on first use: trusted documents do not need it, and it takes a twentieth of the start. */
function openGateway(...settings: Parameters<typeof createGateway>): Gateway {
  let yoga: Gateway | undefined
  return (...exchange) => (yoga ??= createGateway(...settings))(...exchange)
}

function createAnswer(
  options: AppOptions,
  gateway: Gateway,
  pages: Page[],
  setSecurityHeaders: ReturnType<typeof createSecurityHeaders>,
): Answer {
  const { send, production = false, webFolder } = options
  const webApp = createWebApp(pages, webFolder, options.assetsDir)
  const serviceWorker = createServiceWorker(options.serviceWorker ?? true, pages, setSecurityHeaders, webFolder)
  const graphiql = createGraphiql()
  const avatares = createAvatares(send)
  const arquivos = createArquivos(send)
  const devMail = createDevMail(send)
  const readUpload = createUploads(send, options.uploads)
  const isReady = createReadiness(options.probe ?? send)

  return async (request, response, clientRequest) => {
    const path = toPath(request.url ?? '/')
    const otherwise = () => notFound(response)
    if (path === '/health') response.writeHead(200, plain).end('ok')
    else if (path === '/ready') answerReady(response, !options.isStopping() && (await isReady()))
    else if (path === serviceWorkerPath) serviceWorker(request, response)
    else if (path.startsWith('/avatares/') && request.method === 'GET')
      await avatares(request, response, clientRequest.address)
    else if (path.startsWith('/arquivos/') && request.method === 'GET') await arquivos(path, response, clientRequest)
    else if (isDevMail(path) && request.method === 'GET' && !production) {
      if (isAtThisMachine(request, clientRequest.address)) await devMail(path, response)
      else notFound(response)
    } else if (path === '/schema.graphql' && !production) response.writeHead(200, plain).end(sdl)
    else if (path === '/graphql' && (production || !isNavigation(request) || hasQuery(request))) {
      if (isUpload(request) && !(await readUpload(request, response, clientRequest))) return
      await gateway(request, response, { clientRequest })
    } else if (path === '/graphql') {
      request.url = '/index.html'
      graphiql(request, response, otherwise)
    } else if (path.startsWith('/graphiql/') && !production) {
      request.url = (request.url ?? '').slice('/graphiql'.length)
      graphiql(request, response, otherwise)
    } else webApp(request, response, otherwise)
  }
}

function answerReady(response: ServerResponse, ready: boolean): void {
  response.writeHead(ready ? 200 : 503, plain).end(ready ? 'ready' : 'not ready')
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function notFound(response: ServerResponse): void {
  response.writeHead(404, plain).end('not found')
}

function hasQuery(request: IncomingMessage): boolean {
  return new URL(request.url ?? '', 'http://gateway').searchParams.has('query')
}
