import type { IncomingMessage, ServerResponse } from 'node:http'
import { existsSync } from 'node:fs'
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
