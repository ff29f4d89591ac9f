/** A new version of the site: how it is told, found and loaded. */
import { toastAction } from '../ui/toast.ts'

const key = 'atualizado-em'

/** Milliseconds within which a page that failed again is left to its reader: a broken deployment must not loop. */
const pause = 30_000

/** Loads the new version of the page. The address stays, and so do the drafts. */
export function atualizar(): void {
  const reload = () => window.location.reload()
  if (!navigator.serviceWorker?.controller) return reload()
  // A service worker may still keep the old version. The new one brings its own.
  void navigator.serviceWorker
    .getRegistration()
    .then(registration => registration?.unregister())
    .finally(reload)
}

/** For a page that is in use: the reader says when. */
export const avisarVersaoNova = () => toastAction('Há uma versão nova do mural.', 'Atualizar agora', atualizar)

/** For a page that did not load. Does nothing where this tab did it a moment ago, or could not remember that it did. */
export function atualizarSozinho(): void {
  try {
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < pause) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return
  }
  atualizar()
}

/** Whether the origin has another build than the one that runs here. Rejects where it cannot be reached. */
export async function haVersaoNova(): Promise<boolean> {
  const own = document.querySelector('link[data-start]')?.getAttribute('href')
  if (!own) return false
  const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
  const page = response.ok ? await response.text() : ''
  // A network may have a page of its own in the place of ours.
  return page.includes('id="root"') && !page.includes(own)
}
