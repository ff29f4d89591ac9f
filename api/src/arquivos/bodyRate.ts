import type { IncomingMessage } from 'node:http'

/** The least that must arrive: so many bytes in every so many milliseconds. */
export type Rate = { bytes: number; ms: number }

/** 8 KiB per second. A line that breaks for some seconds makes up for it afterwards. */
export const slowest: Rate = { bytes: 80 * 1024, ms: 10_000 }

/** The parts of a period after which the bytes are counted. */
const parts = 10
/** Earlier than this, nothing is known of a rate. */
const firstParts = 2

/** Calls `tooSlow` once if less than `rate` arrives, until it is stopped. */
export const watchBody = ({ socket }: IncomingMessage, { bytes, ms }: Rate, tooSlow: () => void) => {
  const counts = [socket.bytesRead]
  const arrived = () => socket.bytesRead - (counts[0] ?? 0)
  const timer = setInterval(() => {
    counts.push(socket.bytesRead)
    if (counts.length <= parts) return
    const enough = arrived() >= bytes
    counts.shift()
    if (enough) return
    stop()
    tooSlow()
  }, ms / parts)
  const stop = () => clearInterval(timer)
  return {
    stop,
    /** Bytes per millisecond over the last period; null at first. */
    rate: () => (counts.length <= firstParts ? null : arrived() / ((counts.length - 1) * (ms / parts))),
  }
}
