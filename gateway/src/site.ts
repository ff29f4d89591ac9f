import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The same depth under src/ and dist/. */
const webFolder = new URL('../../web/dist/', import.meta.url)
const graphiqlFolder = new URL('../dist/graphiql/', import.meta.url)

/**
 * The built web app: hashed files for ever, pages never from a cache. '/' is the prerendered landing, every other
 * navigation the bare index.html.
 */
export function createWebApp(folder = fileURLToPath(webFolder)): Listener {
  if (!existsSync(folder)) return (_, __, next) => next()
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) => response.setHeader('cache-control', toCaching(pathname)),
  })
  return (request, response, next) => {
    if (request.url?.split('?')[0] === '/') request.url = '/landing.html'
    files(request, response, () => {
      if (!isNavigation(request) || request.url?.startsWith('/assets/')) return next()
      request.url = '/index.html'
      files(request, response, next)
    })
  }
}

/** What a page may run and apply although it stands in its HTML: sources of a Content-Security-Policy. */
export interface InlineSources {
  scripts: string[]
  styles: string[]
}

/** The hashes of the inline scripts and styles of the built pages; none without a build. */
export function readInlineSources(folder = fileURLToPath(webFolder)): InlineSources {
  const pages = ['index.html', 'landing.html'].map(name => path.join(folder, name)).filter(existsSync)
  const html = pages.map(file => readFileSync(file, 'utf8')).join('')
  const hashes = (tag: RegExp) => [...new Set([...html.matchAll(tag)].map(([, text = '']) => toSource(text)))]
  return { scripts: hashes(/<script>(.*?)<\/script>/gs), styles: hashes(/<style>(.*?)<\/style>/gs) }
}

const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** GraphiQL with its own files, beside the endpoint. */
export function createGraphiql(folder = fileURLToPath(graphiqlFolder)): Listener {
  if (!existsSync(folder)) return (_, __, next) => next()
  return sirv(folder, { brotli: true, gzip: true, dotfiles: false })
}

export function isNavigation({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
}

function toCaching(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
