import { useEffect, useState } from 'react'
import { failureCode, RequestFailure } from '../relay/failure.ts'
import { atualizarSozinho, haVersaoNova } from './versaoNova.ts'

/**
 * Whether a page failed because a newer version of the site is deployed, which it then loads by itself: its document is
 * unknown, or it broke, as it does when its code is gone, while the origin has another build.
 */
export function useVersaoNova(falha: unknown): boolean {
  const [antiga, setAntiga] = useState<unknown>(null)
  const versaoNova = failureCode(falha) === 'UNKNOWN_DOCUMENT' || antiga === falha
  useEffect(() => {
    if (falha instanceof RequestFailure) return
    haVersaoNova().then(
      found => found && setAntiga(falha),
      () => undefined,
    )
  }, [falha])
  useEffect(() => {
    if (versaoNova) atualizarSozinho()
  }, [versaoNova])
  return versaoNova
}
