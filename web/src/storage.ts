/** What this browser keeps. Where storage is refused, or full, the page itself keeps it for as long as it stands. */
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
    /** Tells whether it outlives the page. */
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

/** Of this browser, for all its tabs. */
export const local = keepIn(() => localStorage)

/** Of this tab, over reloads. */
export const session = keepIn(() => sessionStorage)
