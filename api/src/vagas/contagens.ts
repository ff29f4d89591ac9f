type Counts = { revisao: number; total: number }

/** Filters whose counts are cached; the oldest is evicted first. */
const kept = 1000

/**
 * Counts cached per owner (a database) and key, valid while `revisao` is the same. In memory, because every process
 * sees the same revision.
 */
export const createContagens = () => {
  const owners = new WeakMap<object, Map<string, Counts>>()
  return {
    get: async (
      owner: object,
      { key, revisao }: { key: string; revisao: number },
      count: () => Promise<number>,
    ): Promise<number> => {
      const contagens = owners.get(owner) ?? new Map<string, Counts>()
      owners.set(owner, contagens)
      const known = contagens.get(key)
      if (known?.revisao === revisao) return known.total
      const total = await count()
      contagens.delete(key)
      contagens.set(key, { revisao, total })
      const oldest = contagens.keys().next()
      if (contagens.size > kept && !oldest.done) contagens.delete(oldest.value)
      return total
    },
  }
}
