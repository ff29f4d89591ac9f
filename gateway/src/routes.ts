import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerContext } from './context.ts'
import { agendaPath, createAgenda } from './http/agenda.ts'
import { createArquivos } from './http/arquivos.ts'
import { createExportacoes } from './http/exportacoes.ts'
import { createAvatares } from './http/avatares.ts'
import { createLogo, logoPath } from './http/logo.ts'
import { cancelarAvisosPath, createCancelarAvisos } from './http/cancelarAvisos.ts'
import type { ClientRequest } from './http/clientRequest.ts'
import { contestarPath, createContestar } from './http/contestar.ts'
import { createLinkDaConta, linksDaConta } from './http/linksDaConta.ts'
import { createCspReports, cspReportsPath } from './http/cspReports.ts'
import { createDevMail, isAtThisMachine, isDevMail, sendsResumos } from './http/devMail.ts'
import { toPath } from './http/path.ts'
import { createReadiness } from './http/readiness.ts'
import { createUploads, isUpload } from './http/bodies/uploads.ts'
import type { UploadLimits } from './http/bodies/uploads.ts'
import type { Log } from './observability/log.ts'
import { sdl } from './sdl.ts'
import type { createSecurityHeaders } from './site/securityHeaders.ts'
import { toSecurityTxt } from './site/securityTxt.ts'
import { toRobotsTxt, toSitemap } from './site/crawlers.ts'
import { createPublicPages } from './site/publicPages.ts'
import type { Publico } from './site/publicPages.ts'
import { createServiceWorker, serviceWorkerPath } from './site/serviceWorker.ts'
import { createGraphiql, createWebApp, isNavigation, readsDocument } from './site/site.ts'
import type { Page } from './site/site.ts'
import { createStored } from './site/stored.ts'
import type { Instituicao } from './upstream/models/instituicao.ts'
import type { Mural } from './upstream/publico.ts'
import type { Send } from './upstream/transport/send.ts'

export interface RouteOptions {
  /** Sends calls to the REST API. */
  send: Send
  /** Without GraphiQL, the schema and the outbox. */
  production?: boolean
  /** Whether the program is stopping, which turns readiness off. */
  isStopping: () => boolean
  /** Requests the upstream's readiness, over a connection of its own; `send` by default. */
  probe?: Send
  /** The folder of the built web app; `web/dist` by default. */
  webFolder?: string
  /** The folder with the assets of other builds; null for none. */
  assetsDir?: string | null
  /** Whether browsers install the service worker. */
  serviceWorker?: boolean
  uploads?: Partial<UploadLimits> | undefined
  instituicao: Instituicao
  /** The public address of the site. */
  publicUrl?: string
  /** Whether reports about the Content-Security-Policy are logged. */
  cspReports?: boolean
}

export type Gateway = (
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
) => Promise<void> | void

type Handler = (request: IncomingMessage, response: ServerResponse, client: ClientRequest) => Promise<void> | void

interface Route {
  /** The whole path, or its beginning if it ends with '*'. */
  path: string
  /** Without it the route serves every request of the path. */
  when?: (request: IncomingMessage) => boolean
  handle: Handler
}

/** What the handlers need besides the options. */
export interface Parts {
  gateway: Gateway
  pages: Page[]
  setSecurityHeaders: ReturnType<typeof createSecurityHeaders>
  log: Log
  readPublico: (client: ClientRequest) => Publico
}

/** Everything that this origin serves. The first route that fits handles a request. */
function createRoutes(options: RouteOptions, { gateway, pages, setSecurityHeaders, log, readPublico }: Parts): Route[] {
  const { send, production = false, webFolder, assetsDir } = options
  const inDevelopment = () => !production
  const isOperation = (request: IncomingMessage) => production || !isNavigation(request) || hasQuery(request)
  const isMail = (request: IncomingMessage) => {
    const path = pathOf(request)
    return !production && (sendsResumos(request, path) || (isGet(request) && isDevMail(path)))
  }
  const graphiql = handleGraphiql()
  const publicPageOf = createPublicPages(pages, readPublico, { publicUrl: '', ...options })
  const isPublicPage = (request: IncomingMessage) => readsDocument(request) && publicPageOf(request) !== null
  const serviceWorker = createServiceWorker(options.serviceWorker ?? true, pages, setSecurityHeaders, webFolder)
  return [
    { path: '/health', handle: (_, response) => sendText(response, 200, 'ok') },
    { path: '/ready', handle: handleReady(options) },
    { path: '/graphql', when: isOperation, handle: handleOperation(options, gateway) },
    { path: '/graphql', handle: graphiql },
    { path: '/graphiql/*', when: inDevelopment, handle: graphiql },
    { path: '/schema.graphql', when: inDevelopment, handle: (_, response) => sendText(response, 200, sdl) },
    { path: '/avatares/*', when: isGet, handle: createAvatares(send) },
    { path: logoPath, when: isGet, handle: createLogo(send) },
    { path: '/arquivos/*', when: isGet, handle: createArquivos(send) },
    { path: '/exportacoes/*', when: isGet, handle: createExportacoes(send) },
    { path: agendaPath, when: isRead, handle: createAgenda(send) },
    { path: cancelarAvisosPath, handle: createCancelarAvisos(send) },
    { path: contestarPath, handle: createContestar(send) },
    ...linksDaConta.map(path => ({ path, handle: createLinkDaConta(send, path) })),
    { path: '/_dev/mail*', when: isMail, handle: handleDevMail(options) },
    { path: '/.well-known/security.txt', when: isGet, handle: handleSecurityTxt(options) },
    { path: '/robots.txt', when: isRead, handle: handleRobotsTxt(options, pages) },
    { path: '/sitemap.xml', when: isRead, handle: handleSitemap(options, pages, readPublico) },
    { path: cspReportsPath, when: request => isReported(request, options), handle: createCspReports(log) },
    { path: '/import-curriculum', when: isPost, handle: handleShared },
    { path: serviceWorkerPath, handle: serviceWorker },
    { path: '*', when: isPublicPage, handle: (...exchange) => publicPageOf(exchange[0])?.(...exchange) },
    { path: '*', handle: handleWebApp(createWebApp(pages, webFolder, assetsDir)) },
  ]
}

export function createRouter(options: RouteOptions, parts: Parts) {
  const routes = createRoutes(options, parts)
  return async (request: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    const path = pathOf(request)
    const route = routes.find(each => fits(each.path, path) && (each.when?.(request) ?? true))
    await route?.handle(request, response, client)
  }
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

function handleReady({ isStopping, probe, send }: RouteOptions): Handler {
  const isReady = createReadiness(probe ?? send)
  return async (_, response) => {
    const ready = !isStopping() && (await isReady())
    sendText(response, ready ? 200 : 503, ready ? 'ready' : 'not ready')
  }
}

function handleOperation({ send, uploads }: RouteOptions, gateway: Gateway): Handler {
  const readUpload = createUploads(send, uploads)
  return async (request, response, clientRequest) => {
    if (isUpload(request) && !(await readUpload(request, response, clientRequest))) return
    await gateway(request, response, { clientRequest })
  }
}

function handleGraphiql(): Handler {
  const graphiql = createGraphiql()
  return (request, response) => {
    request.url = pathOf(request) === '/graphql' ? '/index.html' : (request.url ?? '').slice('/graphiql'.length)
    return graphiql(request, response, () => sendNotFound(response))
  }
}

function handleDevMail({ send }: RouteOptions): Handler {
  const devMail = createDevMail(send)
  return (request, response, { address }) =>
    isAtThisMachine(request, address) ? devMail(request, response, pathOf(request)) : sendNotFound(response)
}

function isReported({ method }: IncomingMessage, { cspReports = false }: RouteOptions): boolean {
  return cspReports && method === 'POST'
}

function handleSecurityTxt({ instituicao, publicUrl = '' }: RouteOptions): Handler {
  return (_, response) => {
    const text = toSecurityTxt(instituicao, publicUrl)
    if (text === null) sendNotFound(response)
    else sendText(response, 200, text)
  }
}

function handleRobotsTxt({ publicUrl = '' }: RouteOptions, pages: Page[]): Handler {
  return createStored(toRobotsTxt(pages, publicUrl), 'text/plain; charset=utf-8')
}

/** Written again when the mural was read again. 503 if it cannot be read: the vagas are not gone. */
function handleSitemap({ publicUrl = '' }: RouteOptions, pages: Page[], readPublico: Parts['readPublico']): Handler {
  const write = (mural: Mural | null) => ({
    mural,
    serve: createStored(toSitemap(pages, publicUrl, mural?.abertas), 'application/xml; charset=utf-8'),
  })
  let written = write(null)
  return async (request, response, client) => {
    const mural = await readPublico(client)
      .mural()
      .catch(() => undefined)
    if (mural === undefined) return sendText(response, 503, '')
    if (mural !== written.mural) written = write(mural)
    await written.serve(request, response)
  }
}

/**
 * What another app shares with the installed one arrives here only while no service worker keeps it (web/worker/sw.ts). The
 * page says that it did not arrive.
 */
function handleShared(_: IncomingMessage, response: ServerResponse): void {
  const headers = { location: '/import-curriculum?compartilhado', 'cache-control': 'no-store' }
  response.writeHead(303, headers).end()
}

function handleWebApp(webApp: ReturnType<typeof createWebApp>): Handler {
  return (request, response) => webApp(request, response, () => sendNotFound(response))
}

export function pathOf(request: IncomingMessage): string {
  return toPath(request.url ?? '/')
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
}

function sendNotFound(response: ServerResponse): void {
  sendText(response, 404, 'not found')
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isGet(request: IncomingMessage): boolean {
  return request.method === 'GET'
}

function isPost(request: IncomingMessage): boolean {
  return request.method === 'POST'
}

function hasQuery(request: IncomingMessage): boolean {
  return new URL(request.url ?? '', 'http://gateway').searchParams.has('query')
}
