import { readSessao } from '../../sessao/sessao.ts'

/**
 * The bookmarks, kept only in this browser and per account (specification §2): a JSON list of global ids, last saved
 * first.
 */
const keyOf = () => `vagasSalvas:${readSessao()?.codigo ?? ''}`

export function readSalvas(): readonly string[] {
  try {
    // All but a list throws here.
    const stored = JSON.parse(localStorage.getItem(keyOf()) ?? '[]') as unknown[]
    return stored.filter(id => typeof id === 'string')
  } catch {
    return []
  }
}

export const isSalva = (id: string): boolean => readSalvas().includes(id)

/** Adds or removes bookmarks. Changes nothing if the browser refuses to store them. */
export function keepSalvas(ids: readonly string[], salvas: boolean): void {
  const others = readSalvas().filter(other => !ids.includes(other))
  try {
    localStorage.setItem(keyOf(), JSON.stringify(salvas ? [...ids, ...others] : others))
  } catch {
    // If storage is full or forbidden, only the bookmark is lost.
  }
}

/** Calls the listener when another tab changes the bookmarks; returns the unsubscribe function. */
export function onSalvasDeOutraAba(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (event.key === keyOf() || event.key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
