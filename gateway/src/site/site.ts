import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import type { Options, RequestHandler } from 'sirv'
import { toPath } from '../http/path.ts'
import { filePaths } from '../filePaths.ts'
import { createStored } from './stored.ts'

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void> | void

/** A document of the built web app. */
export interface Page {
  /** Its path in the router; null for the page of all other paths. */
  route: string | null
  /** The paths that it serves. */
  pattern: RegExp
  /** One of these paths. */
  example: string
  html: string
  /** Whether crawlers may list it. */
  isPublic: boolean
  /** CSP sources for its inline scripts and styles. */
  inline: { scripts: string[]; styles: string[] }
}

/**
 * The documents of `pages.json`, the router's paths, then `index.html` for all others; empty without a build. They name the
 * fewest characters of a new password (web/src/sessao/senhaMinima.ts).
 */
export function readPages(folder = filePaths.web, senhaMinima = 6): Page[] {
  if (!existsSync(path.join(folder, 'index.html'))) return []
  const table = path.join(folder, 'pages.json')
  const pages: TableRow[] = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : []
  // Ranked like the router's routes: '/opportunities/new' before '/opportunities/:codigo'.
  const fixedFirst = pages.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  const read = (file: string) => readDocument(path.join(folder, file), senhaMinima)
  return [...fixedFirst.map(row => toPage(row, read(row.file))), toUnknown(read('index.html'))]
}

interface TableRow {
  path: string
  file: string
  isPublic?: boolean
}

export const pageOf = (pages: Page[], pathname: string) => pages.find(({ pattern }) => pattern.test(pathname))

type Markup = Pick<Page, 'html' | 'inline'>

const toPage = ({ path: route, isPublic = false }: TableRow, markup: Markup): Page => ({
  route,
  pattern: toPattern(route),
  example: route.replace(/:\w+\??/g, '0'),
  isPublic,
  ...markup,
})

const toUnknown = (markup: Markup): Page => ({
  route: null,
  pattern: /^/,
  example: '/-',
  isPublic: false,
  ...markup,
})

function readDocument(file: string, senhaMinima: number): Markup {
  const html = readFileSync(file, 'utf8').replaceAll('{{SENHA_MINIMA}}', String(senhaMinima))
  const hashes = (tag: RegExp) => [...html.matchAll(tag)].map(([, text = '']) => toSource(text))
  return { html, inline: { scripts: hashes(/<script>(.*?)<\/script>/gs), styles: hashes(/<style>(.*?)<\/style>/gs) } }
}

/**
 * The pattern of a router path: `:name` is one segment, `:name?` an optional one. Like the router it ignores case and
 * slashes at the end.
 */
function toPattern(route: string): RegExp {
  const segments = route.split('/').filter(Boolean)
  const patterns = segments.map(segment =>
    segment.startsWith(':') ? (segment.endsWith('?') ? '(/[^/]+)?' : '/[^/]+') : `/${segment}`,
  )
  return new RegExp(`^${patterns.join('')}/*$`, 'i')
}

/** The CSP source of an inline script or style. */
export const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const serving = {
  brotli: true,
  gzip: true,
  etag: true,
  dotfiles: false,
  // No '/pages/landing' for 'pages/landing.html'.
  extensions: [],
  setHeaders: (response: ServerResponse, pathname: string) =>
    void response.setHeader('cache-control', toCaching(pathname)),
}

/**
 * Serves the files of a folder. sirv opens a file after it has written the head: if a build in place has just removed it,
 * only this response ends.
 */
function createFiles(folder: string, options: Options): RequestHandler {
  const files = sirv(folder, options)
  return (request, response, next) => {
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
    files(request, response, next)
  }
}

/** Other paths cannot be assets and cost no look-up in the folder, which may be on a network drive. */
const hashed = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/

/**
 * Serves assets of any build (assets.ts). `dev` makes sirv look them up at each request: another gateway may have just
 * added them.
 */
function createAssets(folder: string | null): Listener {
  if (folder === null) return (_, __, next) => next()
  const files = createFiles(folder, { ...serving, dev: true })
  return (request, response, next) => {
    if (hashed.test(toPath(request.url ?? '/'))) files(request, response, next)
    else next()
  }
}

/**
 * The built web app: hashed files are immutable, pictures are cached for a day, documents and all else are revalidated.
 * A path that is not in the router gets its document with 404. `assetsDir` serves only assets of other builds.
 */
export function createWebApp(pages: Page[], folder = filePaths.web, assetsDir: string | null = null): Listener {
  if (pages.length === 0) return (_, __, next) => next()
  const hashedFiles = createFiles(folder, serving)
  // Looked up at each request: a build in place changes their length.
  const files = createFiles(folder, { ...serving, dev: true })
  const assets = createAssets(assetsDir)
  const toStored = ({ route, html }: Page) => createStored(html, 'text/html;charset=utf-8', route === null ? 404 : 200)
  const documents = new Map(pages.map(page => [page, toStored(page)]))
  return (request, response, next) => {
    const pathname = toPath(request.url ?? '/')
    const page = toDocument(pages, pathname, request)
    const document = page && documents.get(page)
    const serve = () => (document ? document(request, response) : assets(request, response, next))
    // Documents are only at the paths of their pages. sirv still lists files that a build in place has removed.
    const isFile = !/\/$|\/\.|\.html$/.test(pathname) && existsSync(path.join(folder, pathname))
    if (!isFile) return serve()
    return (pathname.startsWith('/assets/') ? hashedFiles : files)(request, response, serve)
  }
}

/** For a navigation, the document of any path; for clients that accept anything, like curl, of a path of the router. */
function toDocument(pages: Page[], pathname: string, request: IncomingMessage): Page | undefined {
  if (pathname.startsWith('/assets/')) return undefined
  const page = pageOf(pages, pathname)
  if (isNavigation(request)) return page
  return readsDocument(request) && page !== pages.at(-1) ? page : undefined
}

/** GraphiQL with its own files. */
export function createGraphiql(folder = filePaths.graphiql): Listener {
  if (!existsSync(folder)) return (_, __, next) => next()
  return createFiles(folder, { brotli: true, gzip: true, dotfiles: false })
}

export const isNavigation = (request: IncomingMessage) => accepts(request, 'text/html')

/** A read of a client that takes documents: a browser, or one that accepts anything, like curl and most crawlers. */
export const readsDocument = (request: IncomingMessage) => isNavigation(request) || accepts(request, '*/*')

/** A read that names this type in its Accept header; without one, everything is accepted. */
function accepts({ method, headers }: IncomingMessage, type: string): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '*/*').includes(type)
}

function toCaching(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // Link previews: the same for months, and read by others that keep them anyway.
  if (pathname.startsWith('/previas/')) return 'public, max-age=2592000'
  return /\.(svg|png|ico)$/.test(pathname) ? 'public, max-age=86400' : 'no-cache'
}
