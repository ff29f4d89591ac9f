/** A small seeded generator (mulberry32): the same seed gives the same board on every machine. */
export type Random = {
  /** An integer from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(options: readonly T[]) => T
  /** Up to `count` different options, in a random order. */
  sample: <T>(options: readonly T[], count: number) => T[]
}

/** FNV-1a: a number of 32 bits for a text. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Each generator takes a seed of its own, so that a change in one does not shift the others. */
export const createRandom = (seed: string): Random => {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(options: readonly T[]): T => {
    const option = options[int(0, options.length - 1)]
    if (option === undefined) throw new RangeError('Nothing to pick from')
    return option
  }
  const sample = <T>(options: readonly T[], count: number): T[] => {
    const left = [...options]
    const chosen: T[] = []
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(int(0, left.length - 1), 1))
    return chosen
  }
  return { int, chance: probability => next() < probability, pick, sample }
}
