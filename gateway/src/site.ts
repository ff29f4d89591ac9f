import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { toPath } from './requestLog.ts'

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The same depth under src/ and dist/. */
export const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url))
const graphiqlFolder = new URL('../dist/graphiql/', import.meta.url)

/** A document of the built web app. */
export interface Page {
  /** The paths that it is for. */
  pattern: RegExp
  /** One of them. */
  example: string
  /** Within the folder. */
  file: string
  /** What it may run and apply although it stands in its HTML: sources of a Content-Security-Policy. */
  inline: { scripts: string[]; styles: string[] }
}

/** The documents of `pages.json`, and last the bare `index.html` for all other paths; none without a build. */
export function readPages(folder = webFolder): Page[] {
  if (!existsSync(path.join(folder, 'index.html'))) return []
  const table = path.join(folder, 'pages.json')
  const pages: { path: string; file: string }[] = existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')) : []
  // As the router ranks them: '/opportunities/new' before '/opportunities/:codigo'.
  const fixedFirst = pages.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  return [...fixedFirst.map(page => toPage(folder, page.path, toPattern(page.path), page.file)), other(folder)]
}

/** The document of a path. */
export const pageOf = (pages: Page[], pathname: string) => pages.find(({ pattern }) => pattern.test(pathname))

const other = (folder: string) => toPage(folder, '/-', /^/, 'index.html')

function toPage(folder: string, route: string, pattern: RegExp, file: string): Page {
  const html = readFileSync(path.join(folder, file), 'utf8')
  const hashes = (tag: RegExp) => [...html.matchAll(tag)].map(([, text = '']) => toSource(text))
  const inline = { scripts: hashes(/<script>(.*?)<\/script>/gs), styles: hashes(/<style>(.*?)<\/style>/gs) }
  return { pattern, example: route.replace(/:\w+\??/g, '0'), file, inline }
}

/** Of a path of the web app's router: `:name` is one segment, `:name?` may be left out. */
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

/** A path that no build has is no reason to look into a folder, which may be on another machine. */
const hashed = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/

/** Assets of any build (assets.ts). Looked for at each request: another gateway may have added them just now. */
function createAssets(folder: string | null): Listener {
  if (folder === null) return (_, __, next) => next()
  const files = sirv(folder, { ...serving, dev: true })
  return (request, response, next) => {
    if (hashed.test(toPath(request.url ?? '/'))) files(request, response, next)
    else next()
  }
}

/**
 * The built web app: hashed files for ever, pictures for a day, documents and all else never from a cache. Assets of
 * other builds are from `assetsDir`, and nothing else is.
 */
export function createWebApp(pages: Page[], folder = webFolder, assetsDir: string | null = null): Listener {
  if (pages.length === 0) return (_, __, next) => next()
  const files = sirv(folder, serving)
  const assets = createAssets(assetsDir)
  return (request, response, next) => {
    const pathname = toPath(request.url ?? '/')
    const page = isNavigation(request) && !pathname.startsWith('/assets/') ? pageOf(pages, pathname) : undefined
    const serve = () => {
      if (!page) return assets(request, response, next)
      request.url = `/${page.file}`
      files(request, response, next)
    }
    if (pathname === '/') serve()
    else files(request, response, serve)
  }
}

/** GraphiQL with its own files, beside the endpoint. */
export function createGraphiql(folder = fileURLToPath(graphiqlFolder)): Listener {
  if (!existsSync(folder)) return (_, __, next) => next()
  return sirv(folder, { brotli: true, gzip: true, dotfiles: false })
}

export function isNavigation({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
}

function toCaching(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(svg|png|ico)$/.test(pathname) ? 'public, max-age=86400' : 'no-cache'
}
