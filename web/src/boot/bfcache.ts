/** The back/forward cache of the browser, which restores a page as it was. */
import { changed } from '../relay/topics.ts'
import { readSessao } from '../sessao/sessao.ts'
import { subscribeLater } from './novidades.ts'
import { type Current, current } from './session.ts'

export function watchCache(): void {
  // A page with an open stream, lock or channel is not eligible for the cache.
  window.addEventListener('pagehide', () => current?.stop())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && current) resume(current)
  })
}

/** A restored page may have missed live events and changes of the session. */
function resume(kept: Current): void {
  const sessao = readSessao()
  if ((sessao?.token ?? null) !== kept.token) {
    // Hides the page of the other session until the reload.
    document.documentElement.hidden = true
    window.location.reload()
  } else if (sessao) {
    kept.stop = subscribeLater(kept.environment, sessao.codigo, Date.now())
    changed(kept.environment, '*', 'contagens')
  }
}
