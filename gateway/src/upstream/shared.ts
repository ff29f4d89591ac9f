/**
 * A value that everybody may see, kept for a while and loaded once however many ask. A failure is not kept.
 * Never for anything that depends on a token (design.md §6).
 */
export interface Shared<T> {
  get(load: () => Promise<T>): Promise<T>
  forget(): void
}

export function createShared<T>(milliseconds: number, now: () => number = Date.now): Shared<T> {
  let kept: { value: Promise<T>; until: number } | undefined
  return {
    get(load) {
      if (kept && kept.until > now()) return kept.value
      const mine = { value: load(), until: now() + milliseconds }
      kept = mine
      mine.value.catch(() => {
        if (kept === mine) kept = undefined
      })
      return mine.value
    },
    forget() {
      kept = undefined
    },
  }
}
