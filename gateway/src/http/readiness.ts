import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import type { Send } from '../upstream/transport/send.ts'

/** Milliseconds for which a response of the upstream is reused: each proxy probes each gateway once a second. */
const counts = 1000

/** Milliseconds after which the upstream counts as gone. */
const deadline = 2000

/**
 * Requests the upstream's `/ready`; any status below 500 counts, so an upstream without the path is ready too. `send`
 * needs a connection of its own: a gateway whose connections are all in use is busy, not broken.
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
    const cancellation = new OperationCancellation(null, deadline)
    const { status } = await send({ method: 'GET', path: '/ready', headers: {}, cancellation, most: 65_536 })
    return status < 500
  } catch {
    return false
  }
}
