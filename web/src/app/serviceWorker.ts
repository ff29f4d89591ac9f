/** The page's side of the service worker (web/worker/sw.ts): registers it, and takes the new version that it brings. */
import { createPath, type Location } from 'react-router-dom'
import type { Router } from './router.tsx'
import { avisarVersaoNova } from './versaoNova.ts'

const script = '/sw.js'

/** Milliseconds between two looks for a new version, in a tab that stays open. */
const betweenLooks = 60 * 60_000

/** What the Content-Security-Policy allows (gateway/src/securityHeaders.ts): browsers without Trusted Types take a text. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string }
    }
  }
}

/** A browser fetches it with its icons when it sees the link: not while a page waits for other files. */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  )
}

/** `main` is the address of the file that started this page. */
export async function startServiceWorker(router: Router, main: string): Promise<void> {
  linkManifest()
  if (!('serviceWorker' in navigator) || !('URLPattern' in window)) return
  takeNewVersion(router, new URL(main).pathname)
  if (!(await isOffered())) return
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => script })
  const url = policy?.createScriptURL(script) ?? script
  const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < betweenLooks) return
    looked = Date.now()
    registration.update().catch(() => void isOffered())
  })
}

/** Whether the origin has a service worker. Where it has none any more, this browser's goes, with what it kept. */
async function isOffered(): Promise<boolean> {
  const { ok, status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
  if (status !== 404) return ok
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) if (name.startsWith('mural-')) await caches.delete(name)
  return false
}

/**
 * A worker of another build than this page's is there: the next page that the reader goes to is loaded anew, and so is of
 * that build. Somebody who has typed something is told instead, and says when.
 */
function takeNewVersion(router: Router, main: string): void {
  const isTyped = watchFields()
  let isThere = false
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ main?: string }>) => {
    isThere = data.main !== undefined && data.main !== main
    if (isThere && isTyped()) avisarVersaoNova()
  })
  // It may have come before this listened.
  navigator.serviceWorker.controller?.postMessage('version')
  router.subscribe(({ location, navigation }) => {
    if (!isThere || navigation.state !== 'loading' || navigation.location.pathname === location.pathname) return
    if (!isTyped()) load(navigation.location)
  })
}

/** After 'back' the browser is at the new address already. */
function load(location: Location): void {
  const to = createPath(location)
  if (window.location.pathname + window.location.search + window.location.hash === to) window.location.reload()
  else window.location.assign(to)
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether a field that is on the page holds what its reader typed. Words of a search are in the address. */
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
