import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import { toPath } from '../http/path.ts'
import { filePaths } from '../filePaths.ts'

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A document of the built web app. */
export interface Page {
  /** The paths that it serves. */
  pattern: RegExp
  /** One of these paths. */
  example: string
  /** Path within the folder. */
  file: string
  /** CSP sources for its inline scripts and styles. */
  inline: { scripts: string[]; styles: string[] }
}

/** The documents of `pages.json`, then `index.html` for all other paths; empty without a build. */
export function readPages(folder = filePaths.web): Page[] {
  if (!existsSync(path.join(folder, 'index.html'))) return []
  const table = path.join(folder, 'pages.json')
  const pages: { path: string; file: string }[] = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : []
  // Ranked like the router's routes: '/opportunities/new' before '/opportunities/:codigo'.
  const fixedFirst = pages.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  return [...fixedFirst.map(page => toPage(folder, page.path, toPattern(page.path), page.file)), other(folder)]
}

export const pageOf = (pages: Page[], pathname: string) => pages.find(({ pattern }) => pattern.test(pathname))

const other = (folder: string) => toPage(folder, '/-', /^/, 'index.html')

function toPage(folder: string, route: string, pattern: RegExp, file: string): Page {
  const html = readFileSync(path.join(folder, file), 'utf8')
  const hashes = (tag: RegExp) => [...html.matchAll(tag)].map(([, text = '']) => toSource(text))
  const inline = { scripts: hashes(/<script>(.*?)<\/script>/gs), styles: hashes(/<style>(.*?)<\/style>/gs) }
  return { pattern, example: route.replace(/:\w+\??/g, '0'), file, inline }
}

/** The pattern of a router path: `:name` is one segment, `:name?` an optional one. */
function toPattern(route: string): RegExp {
  const segments = route.split('/').filter(Boolean)
  const patterns = segments.map(segment =>
    segment.startsWith(':') ? (segment.endsWith('?') ? '(/[^/]+)?' : '/[^/]+') : `/${segment}`,
  )
  return new RegExp(`^${patterns.join('')}/?$`)
}

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const serving = {
  brotli: true,
  gzip: true,
  etag: true,
  dotfiles: false,
  setHeaders: (response: ServerResponse, pathname: string) =>
    void response.setHeader('cache-control', toCaching(pathname)),
}

/** Other paths cannot be assets and cost no look-up in the folder, which may be on a network drive. */
const hashed = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/

/**
 * Serves assets of any build (assets.ts). `dev` makes sirv look them up at each request: another gateway may have just
 * added them.
 */
function createAssets(folder: string | null): Listener {
  if (folder === null) return (_, __, next) => next()
  const files = sirv(folder, { ...serving, dev: true })
  return (request, response, next) => {
    if (hashed.test(toPath(request.url ?? '/'))) files(request, response, next)
    else next()
  }
}

/**
 * The built web app: hashed files are immutable, pictures are cached for a day, documents and all else are revalidated.
 * `assetsDir` serves only assets of other builds.
 */
export function createWebApp(pages: Page[], folder = filePaths.web, assetsDir: string | null = null): Listener {
  if (pages.length === 0) return (_, __, next) => next()
  const files = sirv(folder, serving)
  const assets = createAssets(assetsDir)
  return (request, response, next) => {
    const pathname = toPath(request.url ?? '/')
    const page = toDocument(pages, pathname, request)
    const serve = () => {
      if (!page) return assets(request, response, next)
      request.url = `/${page.file}`
      files(request, response, next)
    }
    if (pathname === '/') serve()
    else files(request, response, serve)
  }
}

/** For a navigation, the document of any path; for clients that accept anything, like curl, of a path in `pages.json`. */
function toDocument(pages: Page[], pathname: string, request: IncomingMessage): Page | undefined {
  if (pathname.startsWith('/assets/')) return undefined
  const page = pageOf(pages, pathname)
  if (isNavigation(request)) return page
  return accepts(request, '*/*') && page !== pages.at(-1) ? page : undefined
}

/** GraphiQL with its own files. */
export function createGraphiql(folder = filePaths.graphiql): Listener {
  if (!existsSync(folder)) return (_, __, next) => next()
  return sirv(folder, { brotli: true, gzip: true, dotfiles: false })
}

export const isNavigation = (request: IncomingMessage) => accepts(request, 'text/html')

/** A read that names this type in its Accept header; without one, everything is accepted. */
function accepts({ method, headers }: IncomingMessage, type: string): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '*/*').includes(type)
}

function toCaching(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(svg|png|ico)$/.test(pathname) ? 'public, max-age=86400' : 'no-cache'
}
