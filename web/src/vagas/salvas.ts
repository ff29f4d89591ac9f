/** Bookmarks: in this browser only (specification §2). Global ids of the vagas, as a JSON list. */
const key = 'vagasSalvas'

export const isSalva = (id: string): boolean => read().includes(id)

/** Keeps the bookmark over reloads, or forgets it. */
export function keepSalva(id: string, salva: boolean): void {
  const others = read().filter(other => other !== id)
  localStorage.setItem(key, JSON.stringify(salva ? [...others, id] : others))
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}
