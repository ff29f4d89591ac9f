import { useRef } from 'react'
import { newChave } from './chave.ts'
import { guardarChave, lerChave } from './rascunhoDeVaga.ts'

/**
 * A key per content of the form: pressing again after a lost answer sends the same key, and publishes nothing twice,
 * over a reload as well. `de`: codigo of the vaga that the form copies.
 */
export function useChave(de: string | null): (conteudo: unknown) => string {
  const last = useRef<ReturnType<typeof lerChave>>(null)
  return conteudo => {
    const text = JSON.stringify(conteudo)
    const kept = last.current ?? lerChave(de)
    last.current = kept?.conteudo === text ? kept : { conteudo: text, chave: newChave() }
    guardarChave(de, last.current)
    return last.current.chave
  }
}
