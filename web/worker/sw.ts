/**
 * The service worker: keeps the files and documents of its build, so that a return visit waits for no network. Data, and
 * what is another person's, passes it by (docs/decisions/0021-the-service-worker-is-our-own.md).
 */
import type { Site } from './site.ts'

/** By web/serviceWorker.ts. */
declare const builtSite: Site

/** By the gateway: a digest of the headers that documents are sent with. */
declare const self: ServiceWorkerGlobalScope & { headersVersion: string }

const site = builtSite

/** The farewell of gateway/src/serviceWorker.ts removes what begins like this. */
const prefix = 'mural-'
const sitePrefix = `${prefix}site-`
const own = `${sitePrefix}${site.version}-${self.headersVersion}`

/** Older builds that are kept for tabs which still run them. */
const mostOlder = 2

const offline = '/offline'

/** What is not the site's own. */
const foreign = /^\/(graphql|graphiql|avatares|eventos|_dev)(\/|$)/

const routes = site.documents.map(({ route, path }) => ({ pattern: new URLPattern({ pathname: route }), path }))

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('message', event => event.waitUntil(hear(event)))

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || foreign.test(pathname)) return
  if (mode === 'navigate') event.respondWith(open(event, pathname))
  else if (site.files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(read(event.request))
})

/** All or nothing: a worker whose files are not all there does not come to be, and the one before stays. */
async function install(): Promise<void> {
  const cache = await caches.open(own)
  await Promise.all([cache.addAll(site.files), ...site.documents.map(document => keep(cache, document))])
  // Tabs that are open go on with the files of their own build; what is opened from now on is of this one.
  await self.skipWaiting()
}

/** During a rolling release another gateway may answer, with a document that does not fit these files. */
async function keep(cache: Cache, { path, sha256 }: Site['documents'][number]): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, cache: 'no-cache', redirect: 'error' })
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  const hex = Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
  if (!response.ok || hex !== sha256) throw new Error(`${path} is of another build`)
  await cache.put(path, response)
}

async function activate(): Promise<void> {
  await self.clients.claim()
  await removeOlder(mostOlder)
  for (const client of await windows()) client.postMessage({ main: site.main }, {})
}

/** A page says that it started, or asks which build is here. */
async function hear({ data, source }: ExtendableMessageEvent): Promise<void> {
  if (data === 'started') await caches.delete(health)
  if (data === 'version') source?.postMessage({ main: site.main }, {})
}

/** A document of the site from the cache; anything else from the network, and the offline page where there is none. */
async function open(event: FetchEvent, pathname: string): Promise<Response> {
  const route = routes.find(({ pattern }) => pattern.test({ pathname }))
  const kept = route && (await findDocument(route.path))
  if (kept && (await isHealthy())) {
    event.waitUntil(afterOpening())
    return kept
  }
  return fetch(event.request).catch(async () => (await findDocument(offline)) ?? Response.error())
}

/** Of this build. Where the storage fails there is the network. */
const findDocument = (path: string) => caches.match(path, { cacheName: own, ignoreVary: true }).catch(() => undefined)

/** Of this build, and for a tab of an older one that one's. */
async function read(request: Request): Promise<Response> {
  const find = (options: MultiCacheQueryOptions) => caches.match(request, { ignoreVary: true, ...options })
  const kept = await find({ cacheName: own })
    .then(found => found ?? find({}))
    .catch(() => undefined)
  return kept ?? fetch(request)
}

/** The files of older builds are kept until a visit begins where no other tab is open. */
async function afterOpening(): Promise<void> {
  await noteOpening()
  if ((await windows()).length === 0) await removeOlder(0)
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function removeOlder(kept: number): Promise<void> {
  const older = (await caches.keys()).filter(name => name.startsWith(sitePrefix) && name !== own)
  for (const name of older.slice(0, older.length - kept)) await caches.delete(name)
}

/*
 * A page that was opened from the cache says when it started. Where pages do not, one visit after the other, the worker
 * is what is broken, or keeps what is: it removes itself.
 */

const health = `${prefix}health`
const mostSilent = 3
/** Milliseconds within which openings count as one: somebody opens many tabs, or loads again and again. */
const oneVisit = 10_000

type Openings = { silent: number; at: number }

async function readOpenings(): Promise<Openings> {
  const kept = await caches.match('/', { cacheName: health })
  return kept ? kept.json() : { silent: 0, at: 0 }
}

async function noteOpening(): Promise<void> {
  const { silent, at } = await readOpenings()
  const now = Date.now()
  if (Math.abs(now - at) < oneVisit) return
  const cache = await caches.open(health)
  await cache.put('/', Response.json({ silent: silent + 1, at: now }))
}

async function isHealthy(): Promise<boolean> {
  const { silent } = await readOpenings().catch(() => ({ silent: 0 }))
  if (silent < mostSilent) return true
  await self.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name)
  return false
}
