/** The live events of a session. */
import type { Environment } from 'relay-runtime'
import { firstPress, wait } from './presses.ts'

/** Milliseconds: a slow phone is still busy with the page, which works without live events. */
const timeToEvents = 3000

/**
 * Subscribes at the first press, or a while after the page's start. Pages refetch if they missed an event since `since`.
 * Returns the unsubscribe function.
 */
export function subscribeLater(environment: Environment, codigo: string, since: number): () => void {
  let isOver = false
  let stop = () => {}
  const start = async () => {
    if (isOver) return
    const { subscribeToNovidades } = await import('../app/subscription/subscribeToNovidades.ts')
    if (!isOver) stop = subscribeToNovidades(environment, codigo, since)
  }
  void Promise.race([firstPress, wait(timeToEvents)])
    .then(start)
    .catch(() => undefined)
  return () => {
    isOver = true
    stop()
  }
}
