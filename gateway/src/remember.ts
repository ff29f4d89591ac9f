/** Longer texts are not worth the memory. */
const longest = 200

/** Memoizes a pure function. It forgets all results once it holds `most` of them, and keeps none for a long text. */
export function remember<K, V>(most: number, compute: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>()
  return key => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    if (typeof key === 'string' && key.length > longest) return value
    if (kept.size >= most) kept.clear()
    kept.set(key, value)
    return value
  }
}
