/** The storage of the browser. If it is refused or full, values are kept in memory until the page is closed. */
export function keepIn(storage: () => Storage) {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key: string): string | null => memory.get(key) ?? attempt(kept => kept.getItem(key), null),
    /** Returns whether the value will survive the page. */
    setItem: (key: string, value: string): boolean => {
      const isKept = attempt(kept => {
        kept.setItem(key, value)
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    removeItem: (key: string): void => {
      memory.delete(key)
      attempt(kept => kept.removeItem(key), undefined)
    },
    keys: (): string[] => [...memory.keys(), ...attempt(kept => Object.keys(kept), [])],
  }
}

/** Shared by all tabs of this browser. */
export const local = keepIn(() => localStorage)

/** Only for this tab; survives reloads. */
export const session = keepIn(() => sessionStorage)
