type Contagem = { revisao: number; total: number }

/** Filters that are counted at once; the oldest goes first. */
const kept = 1000

/**
 * Counts remembered per owner (a database) and key, each good for as long as `revisao` is the same.
 * In memory, which is enough: every process sees the same revision.
 */
export const createContagens = () => {
  const owners = new WeakMap<object, Map<string, Contagem>>()
  return {
    get: async (
      owner: object,
      { key, revisao }: { key: string; revisao: number },
      count: () => Promise<number>,
    ): Promise<number> => {
      const contagens = owners.get(owner) ?? new Map<string, Contagem>()
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
