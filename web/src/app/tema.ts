import { local } from '../storage.ts'

/** The theme that the reader chose; 'sistema' follows the device. `index.html` sets it before the first paint. */
export type Tema = 'sistema' | 'claro' | 'escuro'

const key = 'tema'
const listeners = new Set<() => void>()

export function lerTema(): Tema {
  const tema = local.getItem(key)
  return tema === 'claro' || tema === 'escuro' ? tema : 'sistema'
}

/** Keeps the choice and shows it at once. */
export function escolherTema(tema: Tema): void {
  if (tema === 'sistema') {
    local.removeItem(key)
    delete document.documentElement.dataset['tema']
  } else {
    local.setItem(key, tema)
    document.documentElement.dataset['tema'] = tema
  }
  for (const notify of listeners) notify()
}

/** Calls back when the choice changes; returns the way to stop. */
export function onTema(callback: () => void): () => void {
  listeners.add(callback)
  return () => listeners.delete(callback)
}
