/** A new version of the site: announcing, detecting and loading it. */
import { toastAction } from '../ui/overlay/toast.ts'

const key = 'atualizado-em'

/** Milliseconds during which a second failure does not load the page again: a broken deployment must not loop. */
const pause = 30_000

/** Loads the new version of the page. Address and drafts stay. */
export function loadNewVersion(): void {
  const reload = () => window.location.reload()
  if (!navigator.serviceWorker?.controller) return reload()
  // A service worker may still serve the old version. The new version registers its own.
  void navigator.serviceWorker
    .getRegistration()
    .then(registration => registration?.unregister())
    .finally(reload)
}

/** For a page in use: shows a notice with a button. */
export const announceNewVersion = () => toastAction('Há uma versão nova do mural.', 'Atualizar agora', loadNewVersion)

/** Loads a page that failed again. Does nothing if this tab did so a moment ago, or cannot store that it does. */
export function loadOnce(load: () => void): void {
  try {
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < pause) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return
  }
  load()
}

/** The build of the origin; null if it does not serve the site. Rejects if the origin cannot be reached. */
export async function findBuild(): Promise<'own' | 'new' | null> {
  const own = document.querySelector('link[data-start]')?.getAttribute('href')
  if (!own) return null
  const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
  const page = response.ok ? await response.text() : ''
  // A captive portal may respond with its own page.
  if (!page.includes('id="root"')) return null
  return page.includes(own) ? 'own' : 'new'
}
