import { useEffect, useState } from 'react'
import { failureCode, RequestFailure } from '../relay/failure.ts'
import { atualizarSozinho, haVersaoNova } from './versaoNova.ts'

/**
 * Whether a page failed because a newer version of the site is deployed, which it then loads by itself: its document is
 * unknown, or it broke, as it does when its code is gone, while the origin has another build.
 */
export function useVersaoNova(error: unknown): boolean {
  const [antigo, setAntigo] = useState<unknown>(null)
  const versaoNova = failureCode(error) === 'UNKNOWN_DOCUMENT' || antigo === error
  useEffect(() => {
    if (error instanceof RequestFailure) return
    haVersaoNova().then(
      found => found && setAntigo(error),
      () => undefined,
    )
  }, [error])
  useEffect(() => {
    if (versaoNova) atualizarSozinho()
  }, [versaoNova])
  return versaoNova
}
