/** The page's side of the service worker (web/worker/sw.ts): registers it, and loads the new versions that it installs. */
import { createPath, type Location } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import type { Router } from './router.tsx'
import { announceNewVersion } from './newVersion.ts'

const script = '/sw.js'

/** Milliseconds between two checks for a new version, in a tab that stays open. */
const checkInterval = 60 * 60_000

/** What the Content-Security-Policy (gateway/src/site/securityHeaders.ts) allows; not all browsers have Trusted Types. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string }
    }
  }
}

/** Links the manifest late: the browser then fetches it and its icons, which must not delay other files. */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/**
 * `main`: the URL of this page's entry module. A browser that may show notices then compares its subscription with the
 * server's.
 */
export async function startServiceWorker(router: Router, main: string, environment: () => IEnvironment): Promise<void> {
  linkManifest()
  if (!('serviceWorker' in navigator) || !('URLPattern' in window)) return
  takeNewVersion(router, new URL(main).pathname)
  if (!(await isOffered())) return
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => script })
  const url = policy?.createScriptURL(script) ?? script
  const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < checkInterval) return
    looked = Date.now()
    registration.update().catch(() => void isOffered())
  })
  if (globalThis.Notification?.permission !== 'granted') return
  const { conferirAparelho } = await import('../sessao/aparelho/conferirAparelho.ts')
  await conferirAparelho(environment())
}

/** Whether the origin has a service worker. If it was removed, unregisters this browser's and deletes its caches. */
async function isOffered(): Promise<boolean> {
  const { ok, status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
  if (status !== 404) return ok
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) if (name.startsWith('mural-')) await caches.delete(name)
  return false
}

/**
 * Loads a new version: once the worker has another build than this page, the next navigation becomes a full page load. A
 * reader who has typed something gets a notice with a button instead.
 */
function takeNewVersion(router: Router, main: string): void {
  const isTyped = watchFields()
  let isInstalled = false
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ main?: string }>) => {
    if (data.main === undefined || data.main === main) return
    isInstalled = true
    if (isTyped()) announceNewVersion()
  })
  // The worker may have posted before this listener was added.
  navigator.serviceWorker.controller?.postMessage('version')
  router.subscribe(({ location, navigation }) => {
    if (!isInstalled || navigation.state !== 'loading' || navigation.location.pathname === location.pathname) return
    if (!isTyped()) load(navigation.location)
  })
}

/** After going back, the browser is already at the new address. */
function load(location: Location): void {
  const to = createPath(location)
  if (window.location.pathname + window.location.search + window.location.hash === to) window.location.reload()
  else window.location.assign(to)
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Returns whether a field on the page holds typed text. Search fields do not count: the address has their text. */
function watchFields(): () => boolean {
  const fields = new Set<Field>()
  const note = (target: EventTarget | null) => {
    if (isField(target)) fields.add(target)
  }
  note(document.activeElement)
  document.addEventListener('input', ({ target }) => note(target), { capture: true })
  return () => {
    for (const field of fields) if (!field.isConnected) fields.delete(field)
    return [...fields].some(field => field.value !== '')
  }
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['search', 'checkbox', 'radio', 'file'].includes(target.type))
