/**
 * A value that everybody may see, kept for a while and loaded once however many callers want it. While it cannot be
 * loaded, the last one is served. Never for anything that depends on a token.
 */
export interface Shared<T> {
  get(load: () => Promise<T>): Promise<T>
  /** The value if it is there already; a caller that has it needs no promise. */
  peek(): T | undefined
  /** The next caller loads it again. */
  forget(): void
}

interface SharedOptions {
  /** Called when a value is served because a newer one cannot be loaded. */
  onStale?: () => void
  now?: () => number
}

/** Milliseconds between two attempts to replace a value that is out of date. */
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
      // What was forgotten meanwhile may not be in this value yet.
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
