import type { IEnvironment } from 'relay-runtime'
import { changed } from '../../relay/topics.ts'
import { untilTomorrow } from '../../ui/fuso.ts'

/** Milliseconds: a shorter absence changes nothing. */
const absence = 30_000

/** Milliseconds after midnight: the clock of the server may be a little late. */
const patience = 1000

/**
 * Notes what changes without an event: at the university's midnight, when a prazo passes, and while the reader was in another
 * tab or window. Without events at all, everything may have changed at each return. Returns a function that stops.
 */
export function followTime(environment: IEnvironment, hasEvents: () => boolean): () => void {
  /** Null while the reader is here: the browser reports the return to a tab with two events. */
  let leftAt: number | null = null
  const handleLeave = () => {
    leftAt ??= Date.now()
  }
  const handleReturn = () => {
    if (leftAt === null || document.visibilityState !== 'visible') return
    const away = Date.now() - leftAt
    leftAt = null
    if (!hasEvents()) changed(environment, '*', 'contagens')
    else if (away > absence) changed(environment, 'tempo')
  }
  const handleVisibility = () => (document.visibilityState === 'hidden' ? handleLeave() : handleReturn())
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        changed(environment, 'tempo')
        wait()
      },
      untilTomorrow(new Date()) + patience,
    )
  }
  wait()
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('blur', handleLeave)
  window.addEventListener('focus', handleReturn)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('blur', handleLeave)
    window.removeEventListener('focus', handleReturn)
  }
}
