import { local } from '../../storage.ts'

/** The chosen theme; 'sistema' follows the device. `index.html` applies it before the first paint. */
export type ThemeChoice = 'sistema' | 'claro' | 'escuro'

const key = 'tema'
const listeners = new Set<() => void>()

export function readThemeChoice(): ThemeChoice {
  const tema = local.getItem(key)
  return tema === 'claro' || tema === 'escuro' ? tema : 'sistema'
}

/** Stores the choice and applies it. */
export function chooseTheme(tema: ThemeChoice): void {
  if (tema === 'sistema') {
    local.removeItem(key)
    delete document.documentElement.dataset['tema']
  } else {
    local.setItem(key, tema)
    document.documentElement.dataset['tema'] = tema
  }
  for (const notify of listeners) notify()
}

/** Calls back when the choice changes. Returns a function that stops. */
export function onThemeChoice(callback: () => void): () => void {
  listeners.add(callback)
  return () => listeners.delete(callback)
}
