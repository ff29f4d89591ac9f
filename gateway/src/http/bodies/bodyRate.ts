import type { IncomingMessage } from 'node:http'

/** The least that must arrive: so many bytes in every so many milliseconds. */
export interface Rate {
  bytes: number
  ms: number
}

/** 8 KiB per second. A line that breaks for some seconds makes up for it afterwards. */
export const slowest: Rate = { bytes: 80 * 1024, ms: 10_000 }

/** The parts of a period after which the bytes are counted. */
const parts = 10
/** Earlier than this, nothing is known of a rate. */
const firstParts = 2

interface BodyWatch {
  /** Bytes per millisecond over the last period; null at first. */
  rate: () => number | null
  stop: () => void
}

/**
 * Calls `tooSlow` once if less than `rate` arrives of a body that has not ended. The socket counts, so that somebody
 * else may read the body, also later.
 */
export function watchBody(request: IncomingMessage, { bytes, ms }: Rate, tooSlow: () => void): BodyWatch {
  const { socket } = request
  const counts = [socket.bytesRead]
  const arrived = () => socket.bytesRead - (counts[0] ?? 0)
  const timer = setInterval(() => {
    // A body of which nobody reads the rest does not end, but is complete.
    if (request.complete || socket.destroyed) return stop()
    counts.push(socket.bytesRead)
    if (counts.length <= parts) return
    const enough = arrived() >= bytes
    counts.shift()
    if (enough) return
    stop()
    tooSlow()
  }, ms / parts)
  const stop = () => clearInterval(timer)
  request.once('end', stop)
  return { stop, rate: () => (counts.length <= firstParts ? null : arrived() / ((counts.length - 1) * (ms / parts))) }
}
