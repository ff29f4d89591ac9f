import { useRef } from 'react'

/**
 * A key per content of a form: pressing again after a lost answer sends the same key, and publishes nothing
 * twice. Null where the browser has no UUIDs (a plain-http address other than localhost).
 */
export function useChave(): (conteudo: unknown) => string | null {
  const last = useRef<{ conteudo: string; chave: string | null }>({ conteudo: '', chave: null })
  return conteudo => {
    const text = JSON.stringify(conteudo)
    if (last.current.conteudo !== text) {
      last.current = { conteudo: text, chave: 'randomUUID' in crypto ? crypto.randomUUID() : null }
    }
    return last.current.chave
  }
}
