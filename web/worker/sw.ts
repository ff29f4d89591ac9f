/**
 * The service worker: caches the files and documents of its build, so that a return visit does not wait for the
 * network. It never handles data (docs/decisions/0021-the-service-worker-is-our-own.md).
 */
import type { Site } from './site.ts'

/** Replaced by web/build/serviceWorker.ts. */
declare const builtSite: Site

/** Replaced by the gateway: a digest of the response headers of documents. */
declare const self: ServiceWorkerGlobalScope & { headersVersion: string }

const site = builtSite

/** gateway/src/site/serviceWorker.ts removes caches whose name begins with 'mural-' when the service worker is off. */
const prefix = 'mural-site-'
const own = `${prefix}${site.version}-${self.headersVersion}`

/** The number of older builds to keep for tabs that still run them. */
const mostOlder = 2

const offline = '/offline'

/** Requests to paths that are not of the site. */
const foreign = /^\/(graphql|graphiql|avatares|eventos|_dev)(\/|$)/

const routes = site.documents.map(({ route, path }) => ({ pattern: new URLPattern({ pathname: route }), path }))

self.addEventListener('install', event => {
  event.waitUntil(install())
  event.waitUntil(sendDataDirectly(event))
})
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('message', hear)

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || foreign.test(pathname)) return
  if (mode === 'navigate') event.respondWith(open(event, pathname))
  else if (site.files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(read(event.request))
})

/**
 * Where the browser can, it sends requests for data without starting the worker. It would drop the last request of a page
 * that is left before the worker has passed it on.
 */
async function sendDataDirectly(event: RoutableInstallEvent): Promise<void> {
  const condition = { urlPattern: new URLPattern({ pathname: '/graphql' }) }
  await event.addRoutes?.({ condition, source: 'network' })
}

/** TypeScript's ExtendableEvent lacks the method of the static routing API. */
type RoutableInstallEvent = ExtendableEvent & {
  addRoutes?: (rule: { condition: { urlPattern: URLPattern }; source: 'network' }) => Promise<void>
}

/** All or nothing: if a file fails to load, the install fails and the previous worker stays. */
async function install(): Promise<void> {
  const cache = await caches.open(own)
  await Promise.all([cache.addAll(site.files), ...site.documents.map(document => keep(cache, document))])
  // Open tabs keep using the files of their build; new tabs use this build.
  await self.skipWaiting()
}

/**
 * During a rolling release another gateway may respond with a document of another build. The digest is of the document as
 * built, before a gateway fills in its setting, what its upstream lets everybody read (gateway/src/site/publicPages.ts)
 * and how the institution looks (gateway/src/site/dress.ts).
 */
async function keep(cache: Cache, { path, sha256 }: Site['documents'][number]): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, cache: 'no-cache', redirect: 'error' })
  const text = (await response.clone().text())
    .replace(/(data-senha-minima=")\d+/, '$1{{SENHA_MINIMA}}')
    .replace('<html data-mural', '<html')
    .replace(/<html data-fuso="[^"]*"/, '<html')
    .replace(/<html data-logo="[^"]*" data-sigla="[^"]*"/, '<html')
    .replace(/<style data-instituicao>[^<]*<\/style>/, '')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hex = Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
  if (!response.ok || hex !== sha256) throw new Error(`${path} is of another build`)
  await cache.put(path, response)
}

async function activate(): Promise<void> {
  await self.clients.claim()
  await removeOlder(mostOlder)
  for (const client of await windows()) client.postMessage({ main: site.main }, {})
}

/** A page requests the build. */
function hear({ data, source }: ExtendableMessageEvent): void {
  if (data === 'version') source?.postMessage({ main: site.main }, {})
}

/** Serves documents of the site from the cache, others from the network, and the offline page without a network. */
async function open(event: FetchEvent, pathname: string): Promise<Response> {
  const route = routes.find(({ pattern }) => pattern.test({ pathname }))
  const kept = route && (await findDocument(route.path))
  if (kept) {
    event.waitUntil(removeUnused())
    return kept
  }
  return fetch(event.request).catch(async () => (await findDocument(offline)) ?? Response.error())
}

/** A document of this build; from the network if the cache fails. */
const findDocument = (path: string) => caches.match(path, { cacheName: own, ignoreVary: true }).catch(() => undefined)

/** A file of this build, or of an older one for a tab that still runs it. */
async function read(request: Request): Promise<Response> {
  const find = (options: MultiCacheQueryOptions) => caches.match(request, { ignoreVary: true, ...options })
  const kept = await find({ cacheName: own })
    .then(found => found ?? find({}))
    .catch(() => undefined)
  return kept ?? fetch(request)
}

/** Removes the files of older builds when a visit starts and no other tab is open. */
async function removeUnused(): Promise<void> {
  if ((await windows()).length === 0) await removeOlder(0)
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function removeOlder(kept: number): Promise<void> {
  const older = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== own)
  for (const name of older.slice(0, older.length - kept)) await caches.delete(name)
}
