/** The live events of a session. */
import type { IEnvironment } from 'relay-runtime'
import { paths } from '../paths.ts'
import { hasSalvas } from '../vagas/card/salvas.ts'
import { firstPress, wait } from './presses.ts'

/**
 * Milliseconds from the start of a page to its live events: a slow phone is still busy with it, and it works without them.
 * None for a page that lists what they bring first: the saved vagas, in a browser that has no list yet (decision 0039).
 */
export const timeToEvents = ({ pathname, searchParams }: URL): number =>
  pathname === paths.vagas() && searchParams.get('salvas') === '1' && !hasSalvas() ? 0 : 3000

/**
 * Subscribes at the first press, or a while after the page's start. Pages refetch if they missed an event since `since`.
 * Returns the unsubscribe function.
 */
export function subscribeLater(environment: IEnvironment, codigo: string, since: number): () => void {
  let isOver = false
  let stop = () => {}
  const start = async () => {
    if (isOver) return
    const { subscribeToNovidades } = await import('../app/subscription/subscribeToNovidades.ts')
    if (!isOver) stop = subscribeToNovidades(environment, codigo, since)
  }
  void Promise.race([firstPress, wait(timeToEvents(new URL(window.location.href)))])
    .then(start)
    .catch(() => undefined)
  return () => {
    isOver = true
    stop()
  }
}
