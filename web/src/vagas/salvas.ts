import { lerSessao } from '../sessao/sessao.ts'

/**
 * Bookmarks: in this browser only (specification §2), of each account its own. Global ids of the vagas, last saved first,
 * as a JSON list.
 */
const keyOf = () => `vagasSalvas:${lerSessao()?.codigo ?? ''}`

export function lerSalvas(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const isSalva = (id: string): boolean => lerSalvas().includes(id)

/** Keeps the bookmarks over reloads, or forgets them. Changes nothing where the browser has no room. */
export function keepSalvas(ids: readonly string[], salvas: boolean): void {
  const others = lerSalvas().filter(other => !ids.includes(other))
  try {
    localStorage.setItem(keyOf(), JSON.stringify(salvas ? [...ids, ...others] : others))
  } catch {
    // A full or forbidden storage costs the bookmark, not the page.
  }
}

/** Calls when another tab saved or forgot a vaga; gives back the way to stop. */
export function onSalvasDeOutraAba(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === keyOf() || event.key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
