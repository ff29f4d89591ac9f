import { useEffect, useState } from 'react'
import { failureCode, RequestFailure } from '../relay/failure.ts'
import { findBuild, loadNewVersion, loadOnce } from './newVersion.ts'

/**
 * Whether a page failed because a new version of the site is deployed, which it then loads: its document is unknown, or
 * an error occurred (for example, its code was deleted) and the origin has another build. If it has the same build, the
 * page loads again, once: after a broken connection a browser caches the failed import.
 */
export function useNewVersion(failure: unknown): boolean {
  const [failureOfOldBuild, setFailureOfOldBuild] = useState<unknown>(null)
  const isNewVersion = failureCode(failure) === 'UNKNOWN_DOCUMENT' || failureOfOldBuild === failure
  useEffect(() => {
    if (failure instanceof RequestFailure) return
    findBuild().then(
      build => {
        if (build === 'new') setFailureOfOldBuild(failure)
        if (build === 'own') loadOnce(() => window.location.reload())
      },
      () => undefined,
    )
  }, [failure])
  useEffect(() => {
    if (isNewVersion) loadOnce(loadNewVersion)
  }, [isNewVersion])
  return isNewVersion
}
