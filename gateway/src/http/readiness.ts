import { Operation } from '../upstream/transport/ending.ts'
import type { Send } from '../upstream/transport/send.ts'

/** Milliseconds for which one answer of the upstream counts: each proxy asks each gateway once a second. */
const counts = 1000

/** Milliseconds after which the upstream counts as gone. */
const deadline = 2000

/**
 * Asks whether the upstream is ready; if it has no `/ready`, any response below 500 will do. `send` needs a connection of
 * its own: a gateway whose connections are all in use is busy, not broken.
 */
export function createReadiness(send: Send): () => Promise<boolean> {
  let latest: Promise<boolean> | null = null
  return () => {
    if (!latest) {
      latest = isReachable(send)
      setTimeout(() => (latest = null), counts).unref()
    }
    return latest
  }
}

async function isReachable(send: Send): Promise<boolean> {
  try {
    const ending = new Operation(null, deadline)
    const { status } = await send({ method: 'GET', path: '/ready', headers: {}, ending, most: 65_536 })
    return status < 500
  } catch {
    return false
  }
}
