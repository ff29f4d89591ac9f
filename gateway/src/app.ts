import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Logger } from 'pino'
import { createAvatares } from './avatares.ts'
import { createGateway } from './gateway.ts'
import type { GatewayOptions } from './gateway.ts'
import { createGraphiql, createWebApp, isNavigation } from './site.ts'

export interface AppOptions extends Omit<GatewayOptions, 'log'> {
  logger: Logger
  /** Readiness off: the program is stopping. */
  isStopping(): boolean
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

/** Everything that one origin answers, as a listener for node:http. */
export function createApp({ logger, isStopping, ...options }: AppOptions) {
  const { send, production = false } = options
  const gateway = createGateway({ ...options, log: (entry, message) => logger.warn(entry, message) })
  const webApp = createWebApp()
  const graphiql = createGraphiql()
  const avatares = createAvatares(send)
  const secure = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path === '/health') return void response.writeHead(200, plain).end('ok')
    if (path === '/ready') return answerReady(response)
    if (path.startsWith('/avatares/') && request.method === 'GET') return avatares(request, response)
    if (path === '/graphql' && isNavigation(request) && !hasQuery(request) && !production) {
      request.url = '/index.html'
      return graphiql(request, response, () => notFound(response))
    }
    if (path === '/graphql') return void (await gateway(request, response))
    if (path.startsWith('/graphiql/') && !production) {
      request.url = (request.url ?? '').slice('/graphiql'.length)
      return graphiql(request, response, () => notFound(response))
    }
    webApp(request, response, () => notFound(response))
  }

  async function answerReady(response: ServerResponse): Promise<void> {
    const ready = !isStopping() && (await isReachable(send))
    response.writeHead(ready ? 200 : 503, plain).end(ready ? 'ready' : 'not ready')
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const started = performance.now()
    // One id for the log here, for the gateway and for the upstream.
    const requestId = toRequestId(request.headers['x-request-id'])
    request.headers['x-request-id'] = requestId
    response.setHeader('x-request-id', requestId)
    response.on('close', () => {
      const { statusCode } = response
      const url = (request.url ?? '').split('?')[0]
      const milliseconds = Math.round(performance.now() - started)
      logger.info({ requestId, method: request.method, url, statusCode, milliseconds }, 'request')
    })
    secure(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        logger.error({ requestId, error }, 'request failed')
        if (!response.headersSent) response.writeHead(500, plain).end('error')
      })
    })
  }
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function notFound(response: ServerResponse): void {
  response.writeHead(404, plain).end('not found')
}

function hasQuery(request: IncomingMessage): boolean {
  return new URL(request.url ?? '', 'http://gateway').searchParams.has('query')
}

/** The client's own id where it is harmless in a log, else a new one. */
function toRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID()
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
