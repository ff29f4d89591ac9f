import { useRef, useState } from 'react'
import { newChave } from '../relay/chave.ts'
import { chaveDeVaga } from './rascunhoDeVaga.ts'

/**
 * A key per content of the form: pressing again after a lost answer sends the same key, and publishes nothing twice,
 * over a reload as well. `de`: codigo of the vaga that the form copies.
 */
export function useChave(de: string | null) {
  const [guardada] = useState(() => chaveDeVaga(de))
  const last = useRef<ReturnType<typeof guardada.ler>>(null)
  const chaveDe = (input: unknown): string => {
    const conteudo = JSON.stringify(input)
    const kept = last.current ?? guardada.ler()
    last.current = kept?.conteudo === conteudo ? kept : { conteudo, chave: newChave() }
    guardada.guardar(last.current)
    return last.current.chave
  }
  return [chaveDe, guardada.esquecer] as const
}
