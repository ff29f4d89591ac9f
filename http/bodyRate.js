/** @import { IncomingMessage } from 'node:http' */

/**
 * The least that must arrive: so many bytes in every so many milliseconds.
 * @typedef {{ bytes: number, ms: number }} Rate
 */

/**
 * 8 KiB per second. A line that breaks for some seconds makes up for it afterwards.
 * @type {Rate}
 */
export const slowest = { bytes: 80 * 1024, ms: 10_000 }

/** The parts of a period after which the bytes are counted. */
const parts = 10
/** Earlier than this, nothing is known of a rate. */
const firstParts = 2

/**
 * Calls `tooSlow` once if less than the rate arrives of a body that has not ended. The socket counts, so that somebody
 * else may read the body, also later. The `rate` that it returns is in bytes per millisecond over the last period, null at
 * first.
 * @param {IncomingMessage} request
 * @param {Rate} least
 * @param {() => void} tooSlow
 */
export function watchBody(request, { bytes, ms }, tooSlow) {
  const { socket } = request
  const counts = [socket.bytesRead]
  const arrived = () => socket.bytesRead - (counts[0] ?? 0)
  const timer = setInterval(() => {
    // A body that is not read to its end emits no 'end', but has arrived.
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
