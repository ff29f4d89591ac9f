/**
 * Writes that can be undone: each is sent after a delay, before anybody is notified of it. Leaving sends them at once:
 * closing or hiding the page, and signing out.
 */

/** For how long a write can be undone, in milliseconds. */
const delay = 10_000

export type DeferredWrite = {
  /** Sends it now, unless it was sent or undone; resolves with the response. */
  send: () => Promise<void>
  /** Drops the write; does nothing after it was sent. */
  undo: () => void
}

const waiting = new Set<() => Promise<void>>()

/** Sends all waiting writes; resolves with the last response. */
export async function sendDeferredWrites(): Promise<void> {
  await Promise.all(Array.from(waiting, send => send()))
}

/** Calls `write` after the delay, once. */
export function deferWrite(write: () => Promise<void>): DeferredWrite {
  const left = new AbortController()
  const end = () => {
    left.abort()
    clearTimeout(timer)
    return waiting.delete(send)
  }
  const send = async () => {
    if (end()) await write()
  }
  const handleLeave = () => void send()
  const handleVisibility = () => {
    // A phone may end a hidden page without a further event.
    if (document.visibilityState === 'hidden') handleLeave()
  }
  const timer = setTimeout(handleLeave, delay)
  window.addEventListener('pagehide', handleLeave, { signal: left.signal })
  document.addEventListener('visibilitychange', handleVisibility, { signal: left.signal })
  waiting.add(send)
  return { send, undo: () => void end() }
}
