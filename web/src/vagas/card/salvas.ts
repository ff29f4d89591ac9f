import { local } from '../../storage.ts'
import { readSessao } from '../../sessao/sessao.ts'

/**
 * The bookmarks in this browser, per account (specification §2): a JSON list of global ids, last saved first. The live
 * stream keeps those of the account the same (salvasNaConta.ts).
 */
export const salvasKey = () => `vagasSalvas:${readSessao()?.codigo ?? ''}`

/** Those of the account, as this browser knows them: salvasNaConta.ts sends what differs. */
export const naContaKey = () => `salvasNaConta:${readSessao()?.codigo ?? ''}`

/** The event of the window after the reader pressed a bookmark in this tab. */
export const salvasEvent = 'salvas'

/** The bookmarks; those of the account are kept likewise under another key. */
export function readSalvas(key = salvasKey()): readonly string[] {
  try {
    // All but a list throws here, and nothing, too.
    return (JSON.parse(localStorage.getItem(key) ?? '') as unknown[]).filter(id => typeof id === 'string')
  } catch {
    return []
  }
}

/** Whether this browser has a list, if only an empty one. */
export const hasSalvas = (): boolean => local.getItem(salvasKey()) !== null

export const isSalva = (id: string): boolean => readSalvas().includes(id)

/** Adds or removes bookmarks. Changes nothing if the browser refuses to store them. */
export function keepSalvas(ids: readonly string[], salvas: boolean): void {
  const others = readSalvas().filter(other => !ids.includes(other))
  try {
    localStorage.setItem(salvasKey(), JSON.stringify(salvas ? [...ids, ...others] : others))
    // The account may have one whose answer was lost: it is told of each removal.
    if (!salvas) localStorage.setItem(naContaKey(), JSON.stringify([...new Set([...readSalvas(naContaKey()), ...ids])]))
    window.dispatchEvent(new Event(salvasEvent))
  } catch {
    // If storage is full or forbidden, only the bookmark is lost.
  }
}

/** Calls the listener when another tab or device changes the bookmarks; returns the unsubscribe function. */
export function onSalvasDeFora(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (event.key === salvasKey() || event.key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
