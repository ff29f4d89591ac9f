import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Logger } from 'pino'
import { createAvatares } from './avatares.ts'
import { toClientAddress } from './clientAddress.ts'
import { createDevMail, isDevMail } from './devMail.ts'
import { createGateway } from './gateway.ts'
import type { GatewayOptions } from './gateway.ts'
import { toRequestId } from './requestId.ts'
import { createGraphiql, createWebApp, isNavigation } from './site.ts'

export interface AppOptions extends Omit<GatewayOptions, 'log'> {
  logger: Logger
  /** Readiness off: the program is stopping. */
  isStopping: () => boolean
  /** Where the built web app lies; its usual place when left out. */
  webFolder?: string
}

const own = ["'self'"]
const policy = {
  defaultSrc: own,
  scriptSrc: own,
  styleSrc: [...own, "'unsafe-inline'"],
  imgSrc: [...own, 'data:', 'blob:', 'https:'],
  connectSrc: own,
  fontSrc: [...own, 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: own,
  frameAncestors: ["'none'"],
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const secure = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: policy },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
})

/** Everything that one origin answers: a listener for node:http, and how to end what would never end by itself. */
export function createApp(options: AppOptions) {
  const { logger } = options
  const answer = createAnswer(options)
  const open = new Set<ServerResponse>()

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now()
    // One id for the log here, for the gateway and for the upstream.
    const requestId = toRequestId(request.headers['x-request-id'])
    request.headers['x-request-id'] = requestId
    response.setHeader('x-request-id', requestId)
    request.headers['x-forwarded-for'] = toClientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
    )
    open.add(response)
    const { method, url = '/' } = request
    response.on('close', () => {
      open.delete(response)
      const milliseconds = Math.round(performance.now() - started)
      logger.info({ requestId, method, path: toPath(url), status: response.statusCode, milliseconds }, 'request')
    })
    secure(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        logger.error({ requestId, error }, 'request failed')
        if (response.headersSent) response.destroy()
        else response.writeHead(500, plain).end('error')
      })
    })
  }

  /** Subscriptions: whoever listens comes back, and then to another process. */
  function endStreams(): void {
    for (const response of open) {
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy()
    }
  }

  return { listener, endStreams }
}

function createAnswer({ logger, webFolder, ...options }: AppOptions): Answer {
  const { send, production = false } = options
  const gateway = createGateway({ ...options, log: (level, entry, message) => logger[level](entry, message) })
  const webApp = createWebApp(webFolder)
  const graphiql = createGraphiql()
  const avatares = createAvatares(send)
  const devMail = createDevMail(send)

  return async (request, response) => {
    const path = toPath(request.url ?? '/')
    const otherwise = () => notFound(response)
    if (path === '/health') response.writeHead(200, plain).end('ok')
    else if (path === '/ready') await answerReady(response, options)
    else if (path.startsWith('/avatares/') && request.method === 'GET') await avatares(request, response)
    else if (isDevMail(path) && request.method === 'GET' && !production) await devMail(path, response)
    else if (path === '/graphql' && (production || !isNavigation(request) || hasQuery(request))) {
      await gateway(request, response)
    } else if (path === '/graphql') {
      request.url = '/index.html'
      graphiql(request, response, otherwise)
    } else if (path.startsWith('/graphiql/') && !production) {
      request.url = (request.url ?? '').slice('/graphiql'.length)
      graphiql(request, response, otherwise)
    } else webApp(request, response, otherwise)
  }
}

async function answerReady(
  response: ServerResponse,
  { isStopping, send }: Pick<AppOptions, 'isStopping' | 'send'>,
): Promise<void> {
  const ready = !isStopping() && (await isReachable(send))
  response.writeHead(ready ? 200 : 503, plain).end(ready ? 'ready' : 'not ready')
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function toPath(url: string): string {
  return url.split('?')[0] ?? '/'
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, plain).end('not found')
}

function hasQuery(request: IncomingMessage): boolean {
  return new URL(request.url ?? '', 'http://gateway').searchParams.has('query')
}

/** Any answer will do where the upstream has no `/ready`: it is there. */
async function isReachable(send: AppOptions['send']): Promise<boolean> {
  try {
    const { status, body } = await send({
      method: 'GET',
      path: '/ready',
      headers: {},
      signal: AbortSignal.timeout(2000),
    })
    for await (const _ of body) break
    return status < 500
  } catch {
    return false
  }
}
