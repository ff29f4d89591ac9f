/** A pure function that runs once per argument. It forgets all results once it holds `most` of them. */
export function remember<K, V>(most: number, compute: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>()
  return key => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    if (kept.size >= most) kept.clear()
    kept.set(key, value)
    return value
  }
}
