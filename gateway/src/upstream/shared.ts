/**
 * A value that everybody may see, kept for a while and loaded once however many ask. A failure is not kept.
 * Never for anything that depends on a token (design.md §6).
 */
export interface Shared<T> {
  get(load: () => Promise<T>): Promise<T>
  /** The value if it is there already; a caller that has it needs no promise. */
  peek(): T | undefined
  forget(): void
}

export function createShared<T>(milliseconds: number, now: () => number = Date.now): Shared<T> {
  let kept: { value: Promise<T>; until: number; loaded?: T } | undefined
  return {
    get(load) {
      if (kept && kept.until > now()) return kept.value
      const mine: NonNullable<typeof kept> = { value: load(), until: now() + milliseconds }
      kept = mine
      mine.value.then(
        value => {
          mine.loaded = value
        },
        () => {
          if (kept === mine) kept = undefined
        },
      )
      return mine.value
    },
    peek: () => (kept && kept.until > now() ? kept.loaded : undefined),
    forget() {
      kept = undefined
    },
  }
}
