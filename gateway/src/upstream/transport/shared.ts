import { LRUCache } from 'lru-cache'

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

/** Milliseconds between attempts to replace a stale value. */
const staleFor = 5000

const key = 'value'

/** `onStale` is called when a stale value is served because loading failed. */
export function createShared<T>(milliseconds: number, onStale: () => void = () => {}): Shared<T> {
  const cache = new LRUCache<typeof key, { value: T }, () => Promise<T>>({
    max: 1,
    ttl: milliseconds,
    perf: Date,
    // Its callers get the value of a load that was invalidated meanwhile, but nobody else does.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { context: load, options }) => {
      try {
        return { value: await load() }
      } catch (error) {
        if (!stale) throw error
        options.ttl = staleFor
        onStale()
        return stale
      }
    },
  })
  return {
    async get(load) {
      const { value } = await cache.forceFetch(key, { context: load })
      return value
    },
    peek: () => cache.peek(key)?.value,
    forget() {
      const known = cache.peek(key, { allowStale: true })
      // Stale, not gone: it is served if the next load fails.
      if (known) cache.set(key, known, { ttl: 1, start: 1 })
      else cache.delete(key)
    },
  }
}
