type Kept<Counts> = { revisao: number; counts: Counts }

/** Filters whose counts are cached; the oldest is evicted first. */
const kept = 1000

/**
 * Counts cached per owner (a database) and key, valid while `revisao` is the same. In memory, because every process
 * sees the same revision.
 */
export const createContagens = <Counts>() => {
  const owners = new WeakMap<object, Map<string, Kept<Counts>>>()
  return {
    get: async (
      owner: object,
      { key, revisao }: { key: string; revisao: number },
      count: () => Promise<Counts>,
    ): Promise<Counts> => {
      const contagens = owners.get(owner) ?? new Map<string, Kept<Counts>>()
      owners.set(owner, contagens)
      const known = contagens.get(key)
      if (known?.revisao === revisao) return known.counts
      const counts = await count()
      contagens.delete(key)
      contagens.set(key, { revisao, counts })
      const oldest = contagens.keys().next()
      if (contagens.size > kept && !oldest.done) contagens.delete(oldest.value)
      return counts
    },
  }
}
