import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chooseEncoding } from '../http/compress.ts'
import { filePaths } from '../filePaths.ts'
import type { Page } from './site.ts'

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void
type Handler = (request: IncomingMessage, response: ServerResponse) => void

export const serviceWorkerPath = '/sw.js'

/** Replaces the installed worker, deletes its caches and unregisters itself. Reloads nothing. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('mural-')) await caches.delete(name)
  await registration.unregister()
})()))
`

/**
 * Serves the service worker of the built web app. If it is off, browsers with an installed worker get the farewell, and
 * pages that look for one get 404.
 */
export function createServiceWorker(
  isOn: boolean,
  pages: Page[],
  setSecurityHeaders: SetHeaders,
  folder = filePaths.web,
): Handler {
  const file = path.join(folder, 'sw.js')
  const code = isOn && existsSync(file) ? readFileSync(file, 'utf8') : null
  // Built on first use: digests and compression take a twentieth of the start.
  let built: Script | undefined
  return (request, response) => {
    built ??= toScript(code === null ? farewell : withHeaders(code, pages, setSecurityHeaders))
    const { plain, compressed, etag } = built
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('etag', etag)
    response.setHeader('vary', 'accept-encoding')
    const { 'accept-encoding': accepted, 'if-none-match': known, 'service-worker': requester } = request.headers
    const isCompressed = chooseEncoding(plain.length, accepted) === 'br'
    // Browsers send 'script' when they register or update a worker. Pages cannot send it.
    if (code === null && requester !== 'script') response.writeHead(404).end()
    else if (known === etag) response.writeHead(304).end()
    else {
      if (isCompressed) response.setHeader('content-encoding', 'br')
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(isCompressed ? compressed : plain)
    }
  }
}

type Script = { plain: Buffer; compressed: Buffer; etag: string }

function toScript(text: string): Script {
  const plain = Buffer.from(text)
  return { plain, compressed: brotliCompressSync(plain), etag: `"${toDigest(text)}"` }
}

/**
 * The worker caches documents with their headers: other headers must change the script, so that browsers install it and
 * cache anew.
 */
function withHeaders(code: string, pages: Page[], setSecurityHeaders: SetHeaders): string {
  const headers = pages.map(({ example }) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: example })
    const response = new ServerResponse(request)
    setSecurityHeaders(request, response)
    return response.getHeaders()
  })
  return `self.headersVersion = '${toDigest(JSON.stringify(headers))}';\n${code}`
}

const toDigest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
