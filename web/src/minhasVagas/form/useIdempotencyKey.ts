import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts'
import { chaveDeVaga } from './rascunhoDeVaga.ts'

/**
 * One key per content of the form, stored across reloads, so that a retry after a lost response publishes the vaga only
 * once. `de`: codigo of the vaga that the form copies.
 */
export function useIdempotencyKey(de: string | null) {
  const [stored] = useState(() => chaveDeVaga(de))
  const last = useRef<ReturnType<typeof stored.read>>(null)
  const keyOf = (input: unknown): string => {
    const conteudo = JSON.stringify(input)
    const kept = last.current ?? stored.read()
    last.current = kept?.conteudo === conteudo ? kept : { conteudo, chave: newIdempotencyKey() }
    stored.save(last.current)
    return last.current.chave
  }
  return [keyOf, stored.clear] as const
}
