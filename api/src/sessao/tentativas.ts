type Window = { failures: number; endsAt: number }

/** Forgotten first when there are more: a flood of made-up accounts must not fill the memory. */
const maxKeys = 50_000

/**
 * Counts tries per key in a window that starts with the first. A try counts before its outcome is known, so that
 * many at once cannot slip through; one that turns out well is given back. Kept in this process only.
 */
export const createTentativas = ({
  max,
  windowMs,
  now = Date.now,
}: {
  max: number
  windowMs: number
  now?: () => number
}) => {
  const windows = new Map<string, Window>()

  const open = (key: string): Window => {
    const found = windows.get(key)
    if (found && found.endsAt > now()) return found
    const fresh = { failures: 0, endsAt: now() + windowMs }
    windows.delete(key)
    windows.set(key, fresh)
    const [oldest] = windows.keys()
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
    return fresh
  }

  return {
    /** Seconds to wait, or 0 when the try may go on, which then counts. */
    take: (key: string): number => {
      const window = open(key)
      if (window.failures >= max) return Math.ceil((window.endsAt - now()) / 1000)
      window.failures += 1
      return 0
    },
    giveBack: (key: string) => {
      const window = windows.get(key)
      if (window && window.failures > 0) window.failures -= 1
    },
    clear: (key: string) => windows.delete(key),
  }
}
