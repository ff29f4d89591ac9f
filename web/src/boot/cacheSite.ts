import type { Environment } from 'relay-runtime'
import type { Router } from '../app/router.tsx'
import { firstPress, untilIdle, wait } from './presses.ts'

/** Milliseconds: the service worker only serves later visits, so its download waits. */
const timeToServiceWorker = 10_000

/** Milliseconds without a press, after which the user is probably reading. */
const timeToRest = 3000

/**
 * Starts the service worker. It loads the whole site, 350 KiB, which is too much for a short visit to one page, and makes
 * a phone slow while the user types. `main`: the URL of the entry module.
 */
export async function cacheSite(router: Router, main: string, environment: () => Environment): Promise<void> {
  await wait(timeToServiceWorker)
  if (!navigator.serviceWorker?.controller) await firstPress
  await untilIdle(timeToRest)
  const { startServiceWorker } = await import('../app/serviceWorker.ts')
  await startServiceWorker(router, main, environment)
}
