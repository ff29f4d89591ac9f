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

/** The page that takes a transcript which another app shares with the installed one (public/manifest.webmanifest). */
const sharing = '/import-curriculum'

/** Holds one shared file until that page takes it (src/historico/importar/compartilhado.ts), for at most an hour. */
const shared = { cache: 'mural-compartilhado', path: '/compartilhado', largest: 10 * 1024 * 1024, lifetime: 3_600_000 }

/** Requests to paths that are not of the site. */
const foreign = /^\/(graphql|graphiql|avatares|agenda\.ics|eventos|_dev)(\/|$)/

/** What the university's provider sends a browser back with, which is never read from a cache. */
const isAnswer = (query: URLSearchParams) => query.has('state') && (query.has('code') || query.has('error'))

const routes = site.documents.map(({ route, path }) => ({ pattern: new URLPattern({ pathname: route }), path }))

self.addEventListener('install', event => {
  event.waitUntil(install())
  event.waitUntil(sendDataDirectly(event))
})
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('message', hear)
self.addEventListener('push', event => event.waitUntil(show(event)))
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(Promise.all([openPage(event.notification.data), countOnIcon()]))
})
self.addEventListener('notificationclose', event => event.waitUntil(countOnIcon()))

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const { origin, pathname, searchParams } = new URL(url)
  if (method === 'POST' && mode === 'navigate' && pathname === sharing) event.respondWith(keepShared(event.request))
  if (method !== 'GET' || origin !== self.location.origin || foreign.test(pathname)) return
  if (isAnswer(searchParams)) return
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
    .replace(/<html data-periodos="[^"]*"/, '<html')
    .replace(/<html data-logo="[^"]*" data-sigla="[^"]*"/, '<html')
    .replace(/<html data-universidade="[^"]*"/, '<html')
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

/**
 * Shows what api/src/aparelhos/push.ts sends, which Safari shows without the worker. Always shows something: a push that shows
 * nothing may end the permission.
 */
async function show({ data }: PushEvent): Promise<void> {
  const { title, navigate, ...rest } = readAviso(data)
  await self.registration.showNotification(title ?? 'Mural Acadêmico', {
    ...rest,
    icon: '/icons/192.png',
    data: navigate,
  })
  await countOnIcon()
}

/** The icon of the installed app has the number of notices that wait, where there is room for it. */
async function countOnIcon(): Promise<void> {
  const { length } = await self.registration.getNotifications()
  await self.navigator.setAppBadge?.(length).catch(() => undefined)
}

type Aviso = { title?: string; body?: string; tag?: string; lang?: string; navigate?: string }

function readAviso(data: PushMessageData | null): Aviso {
  try {
    return data?.json().notification ?? {}
  } catch {
    return { body: 'Há uma novidade para você.' }
  }
}

/** A press on a notice. Typed text in other tabs stays: only a tab that is at the page already is used again. */
async function openPage(navigate: unknown): Promise<void> {
  const home = new URL('/', self.location.origin)
  const to = typeof navigate === 'string' && URL.canParse(navigate) ? new URL(navigate) : home
  const { href } = to.origin === home.origin ? to : home
  const open = (await windows()).find(({ url }) => url === href)
  await (open ? open.focus() : self.clients.openWindow(href))
}

/** Keeps the shared file over a sign-in. Without one that fits, the page says that none came. */
async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null)
  const file = form?.get('arquivo')
  const cache = await caches.open(shared.cache)
  await cache.delete(shared.path)
  if (file instanceof File && file.size <= shared.largest) {
    const headers = { 'x-nome': encodeURIComponent(file.name), date: new Date().toUTCString() }
    await cache.put(shared.path, new Response(file, { headers }))
  }
  return Response.redirect(`${sharing}?compartilhado`, 303)
}

/** A file that nobody took, as when its reader did not sign in. */
async function removeShared(): Promise<void> {
  const kept = await caches.match(shared.path, { cacheName: shared.cache })
  const since = Date.parse(kept?.headers.get('date') ?? '')
  if (Date.now() - since > shared.lifetime) await caches.delete(shared.cache)
}

/** Serves documents of the site from the cache, others from the network, and the offline page without a network. */
async function open(event: FetchEvent, pathname: string): Promise<Response> {
  const route = routes.find(({ pattern }) => pattern.test({ pathname }))
  const kept = route && (await findDocument(route.path))
  if (kept) {
    event.waitUntil(Promise.all([removeUnused(), removeShared()]))
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
