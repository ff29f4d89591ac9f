import { existsSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { filePaths } from '../filePaths.ts'
import type { Page } from './site.ts'
import { createStored, toDigest } from './stored.ts'
import type { Serve } from './stored.ts'

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void

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
): Serve {
  const file = path.join(folder, 'sw.js')
  const code = isOn && existsSync(file) ? readFileSync(file, 'utf8') : null
  const type = 'text/javascript; charset=utf-8'
  // Built on first use: the digests take a twentieth of the start.
  let serve: Serve | undefined
  return async (request, response) => {
    // Browsers send 'script' when they register or update a worker. Pages cannot send it.
    if (code === null && request.headers['service-worker'] !== 'script') {
      response.writeHead(404, { 'cache-control': 'no-cache' }).end()
      return
    }
    serve ??= createStored(code === null ? farewell : withHeaders(code, pages, setSecurityHeaders), type)
    await serve(request, response)
  }
}

/**
 * The worker caches documents with their headers, and with a setting of this gateway: others must change the script, so
 * that browsers install it and cache anew.
 */
function withHeaders(code: string, pages: Page[], setSecurityHeaders: SetHeaders): string {
  const responses = pages.map(({ example, html }) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: example })
    const response = new ServerResponse(request)
    setSecurityHeaders(request, response)
    return [response.getHeaders(), html]
  })
  return `self.headersVersion = '${toDigest(JSON.stringify(responses))}';\n${code}`
}
