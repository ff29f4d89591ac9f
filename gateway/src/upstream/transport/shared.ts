/**
 * A public value, cached for a while and loaded once for all callers. While loading fails, the stale one is served.
 * Never for anything that depends on a token.
 */
export interface Shared<T> {
  get(load: () => Promise<T>): Promise<T>
  /** The value if it is cached; a caller that gets it needs no promise. */
  peek(): T | undefined
  /** Invalidates the value, so that the next caller reloads it. */
  forget(): void
}

interface SharedOptions {
  /** Called when a stale value is served because loading failed. */
  onStale?: () => void
  now?: () => number
}

/** Milliseconds between attempts to replace a stale value. */
const staleFor = 5000

export function createShared<T>(milliseconds: number, options: SharedOptions = {}): Shared<T> {
  const { onStale = () => {}, now = Date.now } = options
  let kept: { value: T; until: number } | undefined
  let loading: Promise<T> | undefined
  let forgotten = 0

  async function reload(load: () => Promise<T>): Promise<T> {
    const begun = forgotten
    try {
      const value = await load()
      // A value that was invalidated while loading may already be stale.
      kept = { value, until: begun === forgotten ? now() + milliseconds : Number.NEGATIVE_INFINITY }
      return value
    } catch (error) {
      if (!kept) throw error
      kept.until = now() + staleFor
      onStale()
      return kept.value
    } finally {
      if (begun === forgotten) loading = undefined
    }
  }

  return {
    get(load) {
      if (kept && kept.until > now()) return Promise.resolve(kept.value)
      return (loading ??= reload(load))
    },
    peek: () => (kept && kept.until > now() ? kept.value : undefined),
    forget() {
      forgotten += 1
      loading = undefined
      if (kept) kept.until = Number.NEGATIVE_INFINITY
    },
  }
}
